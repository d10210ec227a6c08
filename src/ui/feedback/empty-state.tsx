import type { ReactElement, ReactNode } from 'react';
import { CircleAlert, Inbox } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** A scene instead of the icon, see `StatePicture`. */
  readonly picture?: ReactNode;
  readonly action?: ReactNode;
  /** For one part of a page with other content, rather than for an empty page. */
  readonly compact?: boolean | undefined;
}

/** Shown in place of an empty list; says what to do next. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { title, children, icon, picture, action, compact = false } = props;
  return (
    <div className={joinClasses(styles.state, compact && styles.compact)}>
      {picture ?? (
        <span className={styles.icon} aria-hidden="true">
          {icon ?? <Inbox />}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

export function ErrorSign(): ReactElement {
  return (
    <span className={joinClasses(styles.icon, styles.error)} aria-hidden="true">
      <CircleAlert />
    </span>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly picture?: ReactNode;
  readonly retryText?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** An additional action, such as a link home. */
  readonly action?: ReactNode;
}

/** Shown where something could not be loaded, with a way on. */
export function ErrorState({
  title,
  children,
  picture,
  retryText,
  onRetry,
  retrying,
  action,
}: ErrorStateProps): ReactElement {
  return (
    <div className={styles.state} role="alert">
      {picture ?? <ErrorSign />}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      <div className={styles.action}>
        {onRetry && retryText ? (
          <Button variant="secondary" text={retryText} onClick={onRetry} loading={retrying} />
        ) : null}
        {action}
      </div>
    </div>
  );
}
