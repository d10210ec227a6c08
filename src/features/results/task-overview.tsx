// An overview of a report's tasks: each with its outcome and a link to its place below.
import { Check, CircleDashed, Hourglass, Minus, X, type LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './task-overview.module.css';

type Outcome = 'right' | 'partly' | 'wrong' | 'waiting' | 'untold';

const ICONS: Readonly<Record<Outcome, LucideIcon>> = {
  right: Check,
  partly: Minus,
  wrong: X,
  waiting: Hourglass,
  untold: CircleDashed,
};

function outcomeOf({ needsReview, mark, maxScore }: TaskResult): Outcome {
  if (needsReview) return 'waiting';
  if (mark === null) return 'untold';
  if (mark >= maxScore) return 'right';
  return mark > 0 ? 'partly' : 'wrong';
}

/** All of its points are given. */
export function isRight(result: TaskResult): boolean {
  return outcomeOf(result) === 'right';
}

/** The element id of a task in the report. */
export function taskPlace({ order }: Pick<TaskResult, 'order'>): string {
  return `task-${order + 1}`;
}

/** Scrolls there without a new history entry, and moves the focus for screen readers. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

/** Renders nothing for a work with a single task. */
export function TaskOverview({ results }: { readonly results: readonly TaskResult[] }): ReactElement | null {
  const { t } = useTranslation('results');
  const format = useFormat();
  if (results.length < 2) return null;
  return (
    <nav aria-label={t('report.tasks')}>
      <ol className={styles.list}>
        {results.map((result) => {
          const outcome = outcomeOf(result);
          const Icon = ICONS[outcome];
          const mark =
            result.mark === null ? '' : `${format.number(result.mark)} / ${format.number(result.maxScore)}`;
          const id = taskPlace(result);
          const words = [t('report.task', { number: result.order + 1 }), t(`outcomes.${outcome}`), mark];
          return (
            <li key={result.taskId}>
              <a
                className={styles.task}
                data-outcome={outcome}
                href={`#${id}`}
                onClick={(event) => goTo(event, id)}
              >
                <VisuallyHidden>{words.filter((word) => word !== '').join(', ')}</VisuallyHidden>
                <span className={styles.number} aria-hidden="true">
                  {result.order + 1}
                </span>
                <Icon className={styles.icon} size={16} aria-hidden="true" />
                <span className={styles.mark} aria-hidden="true">
                  {mark === '' ? '—' : mark}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
