// One place where a person is signed in: the device in plain words, since when, from where.
import { CircleHelp, Laptop, Smartphone, Tablet } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/calls/own-account.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../data/badge.tsx';
import styles from './session-row.module.css';

const ICONS = { COMPUTER: Laptop, PHONE: Smartphone, TABLET: Tablet, UNKNOWN: CircleHelp } as const;

/** Describes the device in plain words. */
export function useDeviceText(): (session: Session) => string {
  const { t } = useTranslation('profile');
  return ({ device: { browser, system, kind } }) => {
    if (browser === null && system === null) return t('sessions.unknown');
    const parts = {
      browser: browser ?? t(`sessions.kind.${kind}`),
      system: system ?? t(`sessions.kind.${kind}`),
    };
    return t('sessions.on', parts);
  };
}

interface SessionRowProps {
  readonly session: Session;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

export function SessionRow({ session, action }: SessionRowProps): ReactElement {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const device = useDeviceText()(session);
  const Icon = ICONS[session.device.kind];
  const facts = [
    t('sessions.since', { time: format.dateTime(session.createdAt) }),
    t('sessions.used', { time: format.dateTime(session.lastUsedAt) }),
    t('sessions.address', { address: session.address }),
  ];
  return (
    <li className={styles.session}>
      <Icon size={24} aria-hidden="true" className={styles.device} />
      <div className={styles.words}>
        <span className={styles.name}>
          {device}
          {session.current ? <Badge tone="success">{t('sessions.here')}</Badge> : null}
        </span>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </div>
      {action}
    </li>
  );
}
