import { useRef, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './chip-list.module.css';

export interface Chip {
  readonly id: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
}

interface ChipListProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly removeLabel: (chip: Chip) => string;
  readonly onRemove: (id: string) => void;
  /** Shown while nothing is chosen. */
  readonly empty: ReactNode;
}

/** The chosen items as chips that can be removed. */
export function ChipList({ label, chips, removeLabel, onRemove, empty }: ChipListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number, id: string): void => {
    // The focus moves to the next chip, or to the list after the last one.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? list.current)?.focus();
    onRemove(id);
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
      {chips.length === 0 ? <li className={styles.empty}>{empty}</li> : null}
      {chips.map((chip, index) => (
        <li key={chip.id} className={joinClasses(styles.chip, chip.tone === 'danger' && styles.danger)}>
          <span className={styles.text}>
            {chip.text}
            {chip.note ? <span className={styles.note}>{chip.note}</span> : null}
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel(chip)}
            onClick={() => remove(index, chip.id)}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
