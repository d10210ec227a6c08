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
  /** On a telephone the sign alone is seen, except of trouble. */
  readonly isTerse?: boolean;
}

const ICONS = {
  saving: LoaderCircle,
  here: HardDriveDownload,
  server: CloudCheck,
  waiting: CloudOff,
} as const;

/** Says where the last answer is kept. */
export function SaveIndicator(props: SaveIndicatorProps): ReactElement {
  const { state, text, isOutcome = false, isTerse = false } = props;
  const Icon = ICONS[state];
  return (
    <span className={joinClasses(styles.indicator, styles[state])}>
      <Icon size={16} aria-hidden="true" />
      {/* Announcing ordinary saving would speak at every key, so only trouble and outcomes are announced. */}
      <span
        className={isTerse && state !== 'waiting' ? styles.words : undefined}
        aria-live={state === 'waiting' || isOutcome ? 'polite' : 'off'}
      >
        {text}
      </span>
    </span>
  );
}
