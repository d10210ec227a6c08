import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** The heading's level in the page's outline. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly subtitle?: ReactNode;
  /** Opposite the title: a badge, a button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** `live` marks the edge of something that is happening now. */
  readonly tone?: 'plain' | 'live' | undefined;
  readonly padding?: 'none' | 'm' | undefined;
  readonly className?: string | undefined;
}

/** A surface that holds one thing. */
export function Card(props: CardProps): ReactElement {
  const { children, footer, tone = 'plain', padding = 'm', className } = props;
  return (
    <section className={joinClasses(styles.card, styles[tone], padding === 'none' && styles.bare, className)}>
      <CardHeader {...props} />
      {children}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </section>
  );
}

function CardHeader({ title, level = 2, subtitle, aside }: CardProps): ReactElement | null {
  if (!title && !aside) return null;
  const Heading = `h${level}` as const;
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {title ? <Heading className={styles.title}>{title}</Heading> : null}
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </div>
      {aside}
    </header>
  );
}
