// The list of an attempt's tasks: their numbers with how far each is. Arrow keys move along it, Enter opens.
import { Check, CircleDot, Eye, Flag, Minus, Pencil, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './attempt-page.module.css';
import { nextPlace } from './next-place.ts';
import { standingOf, type TaskStanding } from './task-standing.ts';
import type { Outcomes } from './use-outcomes.ts';

interface TaskStripProps {
  readonly tasks: readonly AttemptTask[];
  readonly outcomes: Outcomes;
  readonly current: number;
  /** The ids of the tasks to come back to. */
  readonly flagged: ReadonlySet<string>;
  /** The ids of those that were in view already. */
  readonly seen: ReadonlySet<string>;
  readonly onChoose: (index: number) => void;
}

function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('nav')?.querySelectorAll('button') ?? [])];
  const place = nextPlace(event.key, buttons.indexOf(event.currentTarget), buttons.length);
  if (place === undefined) return;
  event.preventDefault();
  buttons[place]?.focus();
}

export function TaskStrip(props: TaskStripProps): ReactElement {
  const { tasks, outcomes, current, flagged, seen, onChoose } = props;
  const { t } = useTranslation('attempt');
  const { stop } = PUNCTUATION[useLanguage()];
  const list = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    // It begins at the first: finding that out would lay the page out one more time while it opens.
    if (current === 0 && !isMoved.current) return;
    isMoved.current = true;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const standings = tasks.map((task) => stateOf(task, outcomes, seen)).join();
  useEffect(() => {
    const strip = list.current;
    const chosen = strip?.querySelector('[aria-current]');
    if (!isMoved.current || !strip || !chosen) return;
    // A sign that comes makes a number wider. Sideways alone: the page stays where its reader is.
    const past = chosen.getBoundingClientRect().right - strip.getBoundingClientRect().right;
    if (past > 0) strip.scrollLeft += past;
  }, [standings]);
  return (
    <nav ref={list} className={styles.strip} aria-label={t('attempt.tasks')}>
      {tasks.map((task, index) => {
        const standing = stateOf(task, outcomes, seen);
        const isFlagged = flagged.has(task.id);
        const name = t('attempt.task', { number: index + 1, total: tasks.length });
        const flag = isFlagged ? stop + t('attempt.flagged') : '';
        return (
          <Button
            key={task.id}
            size="s"
            variant={index === current ? 'primary' : 'secondary'}
            text={String(index + 1)}
            className={styles.number}
            data-standing={standing}
            icon={markOf(standing)}
            iconEnd={isFlagged ? <Flag size={14} aria-hidden="true" /> : undefined}
            aria-label={name + stop + t(`standing.${standing}`) + flag}
            aria-current={index === current ? 'step' : undefined}
            tabIndex={index === current ? 0 : -1}
            onKeyDown={moveAlong}
            onClick={() => onChoose(index)}
          />
        );
      })}
    </nav>
  );
}

function stateOf(task: AttemptTask, outcomes: Outcomes, seen: ReadonlySet<string>): TaskStanding | 'SEEN' {
  const standing = standingOf(task, outcomes.get(task.id));
  return standing === 'EMPTY' && seen.has(task.id) ? 'SEEN' : standing;
}

const MARKS = {
  RIGHT: Check,
  PARTLY: Minus,
  WRONG: X,
  CONFIRMED: CircleDot,
  BEGUN: Pencil,
  SEEN: Eye,
  EMPTY: undefined,
} as const;

function markOf(state: TaskStanding | 'SEEN'): ReactElement | undefined {
  const Mark = MARKS[state];
  return Mark === undefined ? undefined : <Mark size={14} aria-hidden="true" />;
}
