// How the actions of a simulation were graded: the score and its parts, what failed it, and what would have been enough.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lowerFirst, textIn } from '#contract/languages.ts';
import type { Change, Excused, Grade, Judgement } from '#contract/simulation/grade.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { JudgementList } from './judgement-list.tsx';
import styles from './grade-report.module.css';
import { Lessons } from './lessons.tsx';
import type { OnMoment } from './remark-moments.tsx';

interface GradeReportProps {
  readonly grade: Grade;
  /** False where the page has told what failed it, and what would have passed, before. */
  readonly hasVerdict?: boolean;
  readonly onMoment?: OnMoment | undefined;
  /** What can be done about a gate that is not met. */
  readonly gateAction?: ((gateId: string) => ReactNode) | undefined;
}

const MAX_SHARE_SCORE = 100;
/** Of a score that is not made of shares. */
const PARTS = ['fitness', 'order', 'time', 'repeats'] as const;

export function GradeReport({
  grade,
  hasVerdict = true,
  onMoment,
  gateAction,
}: GradeReportProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const language = useLanguage();
  return (
    <div className={styles.stack}>
      {hasVerdict ? <Verdict grade={grade} onMoment={onMoment} gateAction={gateAction} /> : null}
      <Lessons grade={grade} onMoment={onMoment} />
      {grade.windows === undefined ? null : <Windows windows={grade.windows} onMoment={onMoment} />}
      <div className={styles.parts}>
        {grade.shares?.map(({ id, text, percent, score }) => (
          <ProgressBar
            key={id}
            label={t('grade.share', { name: textIn(text, language), percent: format.percent(percent / 100) })}
            value={score}
            max={MAX_SHARE_SCORE}
            valueText={format.percent(score / MAX_SHARE_SCORE)}
          />
        ))}
        {(grade.shares ? [] : PARTS).map((part) => {
          const value = partOf(grade, part);
          return (
            <ProgressBar
              key={part}
              label={t(`grade.${part}`)}
              value={value ?? 0}
              max={1}
              valueText={value === undefined ? '—' : format.percent(value)}
            />
          );
        })}
      </div>
      <WhatWasExcused rows={grade.excused ?? []} />
      <JudgementList judgements={grade.judgements} windows={grade.windows} onMoment={onMoment} />
      {grade.wasBounded ? <p className={styles.note}>{t('grade.bounded')}</p> : null}
    </div>
  );
}

interface WindowsProps extends Pick<GradeReportProps, 'onMoment'> {
  readonly windows: NonNullable<Grade['windows']>;
}

/** What was judged by itself: its score, and whether it was enough. */
function Windows({ windows, onMoment }: WindowsProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const language = useLanguage();
  return (
    <section>
      <h3>{t('grade.windows')}</h3>
      <p className={styles.note}>{t('grade.windowsHint')}</p>
      <ul className={styles.windows}>
        {windows.map(({ id, text, fromMs, score, passScore, passed }, at) => (
          <li key={`${id}-${String(at)}`}>
            <Badge tone={passed ? 'success' : 'danger'}>
              {t(passed ? 'grade.passed' : 'grade.notPassed')}
            </Badge>
            <span>{textIn(text, language)}</span>
            <span className={styles.score}>
              {t('grade.ofPass', { score: format.number(score), pass: format.number(passScore) })}
            </span>
            {onMoment ? (
              <Button
                size="s"
                variant="secondary"
                text={format.clock(fromMs)}
                data-on-paper="text"
                aria-label={t('grade.moment', { time: format.clock(fromMs) })}
                onClick={() => onMoment(fromMs)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was not asked for, by the reason why not. */
function WhatWasExcused({ rows }: { readonly rows: readonly Excused[] }): ReactElement {
  const language = useLanguage();
  const reasons = new Set(rows.map(({ why }) => textIn(why, language)));
  return (
    <>
      {[...reasons].map((reason) => (
        <Notice key={reason} tone="info" title={reason}>
          <ul className={styles.changes}>
            {rows
              .filter(({ why }) => textIn(why, language) === reason)
              .map(({ id, text }) => (
                <li key={id}>{textIn(text, language)}</li>
              ))}
          </ul>
        </Notice>
      ))}
    </>
  );
}

/** Where no step was done there is no order, time or repeat to speak of: they count for nothing in the score either. */
function partOf({ parts }: Grade, part: (typeof PARTS)[number]): number | undefined {
  return part === 'fitness' || parts.matchedShare > 0 ? parts[part] : undefined;
}

/** The gates that are not met, in words and with the way to their moments, and the fewest changes that would have passed. */
export function Verdict({
  grade,
  onMoment,
  gateAction,
}: Pick<GradeReportProps, 'grade' | 'onMoment' | 'gateAction'>): ReactElement | null {
  const { t } = useTranslation('results');
  const gates = grade.judgements.filter(
    ({ id, status }) => grade.failedBy.includes(id) && (status === 'missing' || status === 'forbidden'),
  );
  return (
    <>
      {gates.map((gate, index) => (
        <BrokenGate
          key={`${gate.id}-${gate.seq ?? ''}`}
          gate={gate}
          onMoment={onMoment}
          // Once for a gate that was broken several times.
          action={gates.findIndex(({ id }) => id === gate.id) === index ? gateAction?.(gate.id) : undefined}
        />
      ))}
      {grade.smallestChange.length > 0 ? (
        <Notice tone="info" title={t('grade.whatWouldPass')}>
          {CHANGES.map((kind) => (
            <Changes key={kind} kind={kind} changes={grade.smallestChange} />
          ))}
        </Notice>
      ) : null}
    </>
  );
}

interface BrokenGateProps extends Pick<GradeReportProps, 'onMoment'> {
  readonly gate: Judgement;
  readonly action: ReactNode;
}

/** What was done wrong at a gate, in words. */
export function useBreachText(): (gate: Judgement) => string {
  const { t } = useTranslation('results');
  const language = useLanguage();
  return ({ text, kind, status }) => {
    const breach = lowerFirst(textIn(text, language));
    return kind !== 'gate' && status === 'missing' ? t('grade.notReached', { list: breach }) : breach;
  };
}

function BrokenGate({ gate, onMoment, action }: BrokenGateProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const language = useLanguage();
  const breachText = useBreachText();
  const { at, why } = gate;
  return (
    <Notice tone="danger" title={t('grade.failed', { breach: breachText(gate) })} action={action}>
      {why ? <p>{textIn(why, language)}</p> : null}
      {at !== undefined && onMoment ? (
        <Button
          size="s"
          variant="secondary"
          text={format.clock(at)}
          data-on-paper="text"
          aria-label={t('grade.moment', { time: format.clock(at) })}
          onClick={() => onMoment(at)}
        />
      ) : null}
    </Notice>
  );
}

const CHANGES = ['avoid', 'leaveOut', 'move', 'add', 'reach'] as const satisfies readonly Change['kind'][];
/** More than these would not be read. */
const MAX_CHANGES = 5;

interface ChangesProps {
  readonly kind: Change['kind'];
  readonly changes: Grade['smallestChange'];
}

function Changes({ kind, changes }: ChangesProps): ReactElement | null {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const own = changes.filter((change) => change.kind === kind);
  if (own.length === 0) return null;
  const more = own.length - MAX_CHANGES;
  return (
    <>
      <p>{t(`grade.${kind}`)}</p>
      <ul className={styles.changes}>
        {own.slice(0, MAX_CHANGES).map(({ id, seq, text }) => (
          <li key={`${id}-${seq ?? ''}`}>{textIn(text, language)}</li>
        ))}
        {more > 0 ? <li>{t('grade.more', { count: more })}</li> : null}
      </ul>
    </>
  );
}
