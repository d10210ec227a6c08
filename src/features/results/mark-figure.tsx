// The mark of an attempt: the number, a ring, whether it was passed, and the time used.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import { isShortOfCase } from '#contract/simulation/case-passed.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ProgressRing } from '#src/ui/feedback/progress-ring.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { PassedBadge } from './passed-badge.tsx';
import styles from './report.module.css';

/** An unknown result is neither good nor bad. */
const TONES: Readonly<Record<string, 'success' | 'danger'>> = { true: 'success', false: 'danger' };

export function MarkFigure({ work }: { readonly work: CompletedWorkDetails }): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const format = useFormat();
  const mark = work.mark ?? 0;
  const words = t('common:points', { count: mark });
  return (
    <Card>
      <div className={styles.figure}>
        <ProgressRing
          label={t('report.mark')}
          value={mark}
          max={Math.max(work.maxScore, 1)}
          valueText={words}
          tone={TONES[String(work.passed)] ?? 'primary'}
          sizePx={152}
        >
          <span className={styles.ringText}>
            <span className={styles.mark}>{format.number(mark)}</span>
            <span className={styles.note}>{t('report.maximum', { max: format.number(work.maxScore) })}</span>
          </span>
        </ProgressRing>
        <div className={styles.figureText}>
          <PassedBadge passed={work.passed} />
          {work.status === 'REVIEW_PENDING' ? <Badge tone="amber">{t('report.preliminary')}</Badge> : null}
          <StatTiles>
            <StatTile label={t('report.toPass')} value={format.number(work.gradeForCompletion)} />
            {work.submittedAt === null ? null : (
              <StatTile
                label={t('report.duration')}
                value={format.clock(Date.parse(work.submittedAt) - Date.parse(work.startedAt))}
              />
            )}
          </StatTiles>
          <CasesInTheWay work={work} />
        </div>
      </div>
    </Card>
  );
}

/** The points are enough, and yet it is not passed: by which of its cases. */
function CasesInTheWay({ work }: { readonly work: CompletedWorkDetails }): ReactElement | null {
  const { t } = useTranslation('results');
  const { mark, passed, gradeForCompletion, results } = work;
  if (passed !== false || (mark ?? 0) < gradeForCompletion) return null;
  const numbers = results.flatMap((result) => {
    const grade = result.simulation?.grade ?? null;
    if (grade === null) return [];
    const isInTheWay = grade.failedBy.length > 0 || isShortOfCase({ ...result, grade });
    return isInTheWay ? [result.order + 1] : [];
  });
  if (numbers.length === 0) return null;
  return (
    <p className={styles.note}>
      {t('report.casesInTheWay', { count: numbers.length, tasks: numbers.join(', ') })}
    </p>
  );
}
