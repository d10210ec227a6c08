import type { ReactElement, ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './notice.module.css';

export type NoticeTone = 'danger' | 'success' | 'info' | 'warning';

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announced at once; for messages that appear after a user's action. */
  readonly live?: boolean | undefined;
}

const ICONS = { danger: CircleAlert, success: CircleCheck, info: Info, warning: TriangleAlert } as const;

/** A message inside a page or a form. */
export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps): ReactElement {
  const Icon = ICONS[tone];
  return (
    <div className={joinClasses(styles.notice, styles[tone])} role={noticeRole(tone, live)}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}

function noticeRole(tone: NoticeTone, live: boolean): 'alert' | 'status' | undefined {
  if (!live) return undefined;
  return tone === 'danger' ? 'alert' : 'status';
}
