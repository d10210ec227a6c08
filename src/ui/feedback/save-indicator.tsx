import type { ReactElement } from 'react';
import { CloudCheck, CloudOff, HardDriveDownload, LoaderCircle } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './save-indicator.module.css';

/** Where the last answer is: being saved, on this device, on the server, or waiting for the connection. */
export type SaveState = 'saving' | 'here' | 'server' | 'waiting';

interface SaveIndicatorProps {
  readonly state: SaveState;
  /** The state in words. */
  readonly text: string;
  /** It says what a person's own act came to, which is announced. */
  readonly isOutcome?: boolean;
}

const ICONS = {
  saving: LoaderCircle,
  here: HardDriveDownload,
  server: CloudCheck,
  waiting: CloudOff,
} as const;

/** Says where the last answer is kept. */
export function SaveIndicator({ state, text, isOutcome = false }: SaveIndicatorProps): ReactElement {
  const Icon = ICONS[state];
  return (
    <span className={joinClasses(styles.indicator, styles[state])}>
      <Icon size={16} aria-hidden="true" />
      {/* Announcing ordinary saving would speak at every key, so only trouble and outcomes are announced. */}
      <span aria-live={state === 'waiting' || isOutcome ? 'polite' : 'off'}>{text}</span>
    </span>
  );
}
