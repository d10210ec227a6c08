// Before a case is played: what was left of it on this device is offered to go on with, or to be started over.
import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/text-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { dropRun, readRun, runId, type StoredRun } from '#src/lib/practice-runs.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { clockLeftMs, isToGoOn, keepGoing, newRun, pinsOf, type KeptRun } from './kept-run.ts';
import styles from './kept-run-question.module.css';
import type { RoomPage } from './room-pages.ts';

export interface KeptRunQuestionProps {
  readonly practice: PracticeCase;
  readonly page: RoomPage;
  readonly children: (run: KeptRun) => ReactElement;
}

const now = (): string => new Date().toISOString();

export function KeptRunQuestion({ practice, page, children }: KeptRunQuestionProps): ReactElement {
  const { t } = useTranslation(['kept-run', 'common']);
  const userId = useCurrentUser()?.id;
  const { pathname } = useLocation();
  const id = userId === undefined ? undefined : runId(userId, pathname, practice.id, page.mode);
  const [left, setLeft] = useState<StoredRun>();
  const [run, setRun] = useState<KeptRun>();
  const begin = (from: StoredRun): void => setRun(keepGoing(from, now));
  useEffect(() => {
    if (id === undefined || run) return;
    void readRun(id).then((stored) => {
      const pins = pinsOf(practice);
      if (isToGoOn(stored, pins)) setLeft(stored);
      else setRun(keepGoing(newRun(id, pins, now()), now));
    });
  }, [id, practice, run]);
  if (run) return children(run);
  if (!left || id === undefined) return <Loader label={t('common:loading')} fullPage />;
  const startOver = (): void => {
    void dropRun(id);
    begin(newRun(id, pinsOf(practice), now()));
  };
  return (
    <Question
      practice={practice}
      page={page}
      left={left}
      onGoOn={() => begin(left)}
      onStartOver={startOver}
    />
  );
}

interface QuestionProps extends Omit<KeptRunQuestionProps, 'children'> {
  readonly left: StoredRun;
  readonly onGoOn: () => void;
  readonly onStartOver: () => void;
}

function Question({ practice, page, left, onGoOn, onStartOver }: QuestionProps): ReactElement {
  const { t } = useTranslation('kept-run');
  const language = useLanguage();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [leftMs] = useState(() => clockOf(practice, page, left));
  return (
    <section className={styles.page} aria-labelledby="kept-run-title" data-kept-run>
      <Card
        footer={
          <div className={styles.acts}>
            <Button text={t('goOn')} icon={<Play size={18} aria-hidden="true" />} onClick={onGoOn} />
            <Button
              variant="secondary"
              text={t('startOver')}
              icon={<RotateCcw size={18} aria-hidden="true" />}
              onClick={onStartOver}
            />
          </div>
        }
      >
        <p className={styles.case}>{textIn(practice.title, language)}</p>
        <h1 id="kept-run-title" ref={heading} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <p>{t('left', { count: left.entries.length, time: format.dateTime(left.keptAt) })}</p>
        {leftMs === null ? null : <Clock leftMs={leftMs} />}
      </Card>
    </section>
  );
}

/** What the clock has left as the question is put; null for training. */
function clockOf({ timeLimitMs }: PracticeCase, { mode }: RoomPage, left: StoredRun): number | null {
  return mode === 'TRAINING' || timeLimitMs === null ? null : clockLeftMs(timeLimitMs, left, Date.now());
}

function Clock({ leftMs }: { readonly leftMs: number }): ReactElement {
  const { t } = useTranslation('kept-run');
  const format = useFormat();
  return <p>{leftMs === 0 ? t('clockOver') : t('clockRan', { left: format.clock(leftMs) })}</p>;
}
