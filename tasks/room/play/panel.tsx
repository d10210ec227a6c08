// A light panel over the scene that folds away. Its head says the least that one wants to know of it.
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './room-player.module.css';

interface PanelProps {
  readonly name: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** A few characters of what is inside, seen while it is folded too. */
  readonly summary?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function Panel({
  name,
  title,
  icon: Icon,
  summary,
  isOpen,
  onToggle,
  children,
}: PanelProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`} data-panel={name}>
      <h2 className={styles.panelTitle}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.panelToggle}
          onClick={onToggle}
        >
          <Icon size={18} aria-hidden="true" className={styles.panelIcon} />
          <span id={`${id}-title`} className={styles.panelName}>
            {title}
          </span>
          {summary === undefined ? null : <span className={styles.panelSummary}>{summary}</span>}
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={`${styles.chevron ?? ''} ${isOpen ? (styles.turned ?? '') : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.panelBody}>
        {children}
      </div>
    </section>
  );
}
