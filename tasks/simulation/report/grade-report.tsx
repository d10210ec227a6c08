// How the actions of a simulation were graded: the score and its parts, what failed it, and what would have been enough.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grade } from '#contract/simulation/grade.ts';
import { textIn } from '#contract/text-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { JudgementList } from './judgement-list.tsx';
import styles from './grade-report.module.css';

export interface GradeReportProps {
  readonly grade: Grade;
  readonly onMoment?: ((atMs: number, stepId?: string) => void) | undefined;
}

const PARTS = ['fitness', 'order', 'time', 'repeats'] as const;

export function GradeReport({ grade, onMoment }: GradeReportProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <div className={styles.stack}>
      {grade.failedBy.length > 0 ? <Notice tone="danger">{t('grade.failed')}</Notice> : null}
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <ProgressBar
            key={part}
            label={t(`grade.${part}`)}
            value={grade.parts[part]}
            max={1}
            valueText={format.percent(grade.parts[part])}
          />
        ))}
      </div>
      <SmallestChange grade={grade} />
      <JudgementList judgements={grade.judgements} onMoment={onMoment} />
      {grade.wasBounded ? <p className={styles.note}>{t('grade.bounded')}</p> : null}
    </div>
  );
}

function SmallestChange({ grade }: Pick<GradeReportProps, 'grade'>): ReactElement | null {
  const { t } = useTranslation('results');
  const language = useLanguage();
  if (grade.smallestChange.length === 0) return null;
  return (
    <Notice tone="info" title={t('grade.whatWouldPass')}>
      <ul className={styles.changes}>
        {grade.smallestChange.map((change) => (
          <li key={`${change.kind}-${change.id}-${change.seq ?? ''}`}>
            {t(`grade.${change.kind}`)}: {textIn(change.text, language)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
