// A light panel over the scene that folds away.
import { ChevronDown } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './room-player.module.css';

export interface PanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function Panel({ title, isOpen, onToggle, children }: PanelProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.panelTitle}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.panelToggle}
          onClick={onToggle}
        >
          <span>{title}</span>
          <ChevronDown size={18} aria-hidden="true" className={isOpen ? styles.turned : undefined} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.panelBody}>
        {children}
      </div>
    </section>
  );
}
