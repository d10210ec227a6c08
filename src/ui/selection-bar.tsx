import { useRef, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** Names the bar for screen readers. */
  readonly label: string;
  /** How many are chosen, in words; said when it changes. */
  readonly countText: string;
  readonly count: number;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** What can be done with the chosen ones. */
  readonly children: ReactNode;
}

/** Stands over the end of a list while something in it is chosen. */
export function SelectionBar(props: SelectionBarProps): ReactElement {
  const { label, countText, count, clearLabel, onClear, children } = props;
  const told = useRef<HTMLOutputElement>(null);
  const clear = (): void => {
    // The button goes with the bar: the focus stays here instead of falling to the top of the page.
    told.current?.focus();
    onClear();
  };
  return (
    <>
      <output ref={told} tabIndex={-1} className={styles.told}>
        {count > 0 ? countText : ''}
      </output>
      {count > 0 ? (
        <section aria-label={label} className={styles.bar}>
          <span className={styles.count}>
            <IconButton size="s" label={clearLabel} icon={<X aria-hidden="true" />} onClick={clear} />
            <span>{countText}</span>
          </span>
          <div className={styles.actions}>{children}</div>
        </section>
      ) : null}
    </>
  );
}
