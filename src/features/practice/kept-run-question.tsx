// Before a case is played: what was left of it on this device is offered to go on with, or to be started over; one tab at a time.
import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { runId, type StoredRun } from '#src/lib/attempts/practice-runs.ts';
import type { RunLog } from '#src/lib/attempts/run-log.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './kept-run-question.module.css';
import { clockLeftMs } from './rehearsal-clock.ts';
import type { RoomPage } from './room-pages.ts';
import { useKeptRun } from './use-kept-run.ts';

interface KeptRunQuestionProps {
  readonly practice: PracticeCase;
  readonly page: RoomPage;
  /** Shown until it is known what was kept. */
  readonly opening: ReactElement;
  readonly children: (log: RunLog) => ReactElement;
}

export function KeptRunQuestion({ practice, page, opening, children }: KeptRunQuestionProps): ReactElement {
  const userId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  const id = userId === undefined ? undefined : runId(userId, pathname, practice.id, page.mode);
  const { standing, goOn, startOver, takeHere } = useKeptRun(id, practice);
  if (standing.kind === 'running') return children(standing.log);
  if (standing.kind === 'opening') return opening;
  if (standing.kind === 'elsewhere') return <Elsewhere practice={practice} onTake={takeHere} />;
  const { left } = standing;
  return (
    <Question practice={practice} page={page} left={left} onGoOn={() => goOn(left)} onStartOver={startOver} />
  );
}

interface AskedProps {
  readonly practice: PracticeCase;
  readonly title: string;
  readonly acts: ReactElement;
  readonly children: ReactNode;
}

/** A card in the middle of the page, its title in focus. */
function Asked({ practice, title, acts, children }: AskedProps): ReactElement {
  const language = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.page} aria-labelledby={id} data-kept-run>
      <Card footer={<div className={styles.acts}>{acts}</div>}>
        <p className={styles.case}>{textIn(practice.title, language)}</p>
        <h1 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </Card>
    </section>
  );
}

interface ElsewhereProps extends Pick<KeptRunQuestionProps, 'practice'> {
  readonly onTake: () => void;
}

/** The case is played in another tab. */
function Elsewhere({ practice, onTake }: ElsewhereProps): ReactElement {
  const { t } = useTranslation('kept-run');
  const take = <Button text={t('takeHere')} icon={<Play size={18} aria-hidden="true" />} onClick={onTake} />;
  return (
    <Asked practice={practice} title={t('elsewhere')} acts={take}>
      <p>{t('elsewhereText')}</p>
    </Asked>
  );
}

interface QuestionProps extends Omit<KeptRunQuestionProps, 'children' | 'opening'> {
  readonly left: StoredRun;
  readonly onGoOn: () => void;
  readonly onStartOver: () => void;
}

function Question({ practice, page, left, onGoOn, onStartOver }: QuestionProps): ReactElement {
  const { t } = useTranslation('kept-run');
  const format = useFormat();
  const [leftMs] = useState(() => clockLeftMs(practice, page, left, Date.now()));
  const acts = (
    <>
      <Button text={t('goOn')} icon={<Play size={18} aria-hidden="true" />} onClick={onGoOn} />
      <Button
        variant="secondary"
        text={t('startOver')}
        icon={<RotateCcw size={18} aria-hidden="true" />}
        onClick={onStartOver}
      />
    </>
  );
  return (
    <Asked practice={practice} title={t('title')} acts={acts}>
      <p>{t('left', { count: left.entries.length, time: format.dateTime(left.keptAt) })}</p>
      {leftMs === null ? null : <Clock leftMs={leftMs} />}
    </Asked>
  );
}

function Clock({ leftMs }: { readonly leftMs: number }): ReactElement {
  const { t } = useTranslation('kept-run');
  const format = useFormat();
  return <p>{leftMs === 0 ? t('clockOver') : t('clockRan', { left: format.clock(leftMs) })}</p>;
}
