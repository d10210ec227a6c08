import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** The bar's name for screen readers. */
  readonly label: string;
  /** The number of selected rows, in words; announced when it changes. */
  readonly countText: string;
  readonly count: number;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** What can be selected besides. */
  readonly beyond?: ReactNode;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
}

/** Shown over the end of a list while rows are selected. */
export function SelectionBar(props: SelectionBarProps): ReactElement {
  const { label, countText, count, clearLabel, onClear, beyond, children } = props;
  const told = useRef<HTMLOutputElement>(null);
  const isShown = count > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const place = told.current;
    // The bar disappears with the button that had the focus, or that a dialog gives it back to: it stays here
    // instead of falling to the top of the page.
    return () => {
      if (document.activeElement === null || document.activeElement === document.body) place?.focus();
    };
  }, [isShown]);
  return (
    <>
      <output ref={told} tabIndex={-1} className={styles.told}>
        {isShown ? countText : ''}
      </output>
      {isShown ? (
        <section aria-label={label} className={styles.bar}>
          <span className={styles.count}>
            <IconButton size="s" label={clearLabel} icon={<X aria-hidden="true" />} onClick={onClear} />
            <span>{countText}</span>
            {beyond}
          </span>
          <div className={styles.actions}>{children}</div>
        </section>
      ) : null}
    </>
  );
}
