import type { ReactElement, ReactNode } from 'react';
import { Info, TriangleAlert } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './banner.module.css';

interface BannerProps {
  readonly tone?: 'warning' | 'info' | undefined;
  /** The region's name for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A strip above the whole page: technical works, a lost connection. */
export function Banner({ tone = 'warning', label, children, action }: BannerProps): ReactElement {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <section aria-label={label} className={joinClasses(styles.banner, styles[tone])}>
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </section>
  );
}

interface CookieNoticeProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** A card at the lower edge, shown until it is accepted. */
export function CookieNotice({ label, children, action }: CookieNoticeProps): ReactElement {
  return (
    <section aria-label={label} className={styles.cookie}>
      <div className={styles.text}>{children}</div>
      <div className={styles.cookieAction}>{action}</div>
    </section>
  );
}
