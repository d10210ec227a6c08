import type { ReactElement, ReactNode } from 'react';
import { Check, Minus, X } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './timeline.module.css';

type TimelineTone = 'correct' | 'wrong' | 'neutral';

interface TimelineItem {
  readonly id: string;
  readonly tone: TimelineTone;
  /** The verdict in words, because colour alone is not enough. */
  readonly toneText: string;
  readonly title: ReactNode;
  readonly time?: string | undefined;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  /** The step currently shown. */
  readonly current?: boolean | undefined;
}

const ICONS = { correct: Check, wrong: X, neutral: Minus } as const;

/** Steps in chronological order, each with its verdict. */
export function Timeline({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly TimelineItem[];
}): ReactElement {
  return (
    <ol aria-label={label} className={styles.list}>
      {items.map((item) => (
        <Step key={item.id} item={item} />
      ))}
    </ol>
  );
}

function Step({ item }: { readonly item: TimelineItem }): ReactElement {
  const Icon = ICONS[item.tone];
  return (
    <li className={styles.step} aria-current={item.current ? 'step' : undefined}>
      <span className={joinClasses(styles.mark, styles[item.tone])}>
        <Icon size={14} strokeWidth={3} aria-hidden="true" />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{item.title}</p>
        <p className={styles.judgement}>
          <span className={styles[`${item.tone}Text`]}>{item.toneText}</span>
          {item.note ? <span>{item.note}</span> : null}
        </p>
      </div>
      {item.time ? <span className={styles.time}>{item.time}</span> : null}
      {item.action}
    </li>
  );
}
