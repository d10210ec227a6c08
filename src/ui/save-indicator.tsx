import type { ReactElement } from 'react';
import { CloudCheck, CloudOff, HardDriveDownload, LoaderCircle } from 'lucide-react';
import { joinClasses } from './join-classes.ts';
import styles from './save-indicator.module.css';

/** Where the last answer stands: on its way, on this device, on the server, or waiting for the connection. */
export type SaveState = 'saving' | 'here' | 'server' | 'waiting';

export interface SaveIndicatorProps {
  readonly state: SaveState;
  /** The state in words. */
  readonly text: string;
}

const ICONS = {
  saving: LoaderCircle,
  here: HardDriveDownload,
  server: CloudCheck,
  waiting: CloudOff,
} as const;

/** Says where the last answer is kept. */
export function SaveIndicator({ state, text }: SaveIndicatorProps): ReactElement {
  const Icon = ICONS[state];
  return (
    <span className={joinClasses(styles.indicator, styles[state])}>
      <Icon size={16} aria-hidden="true" />
      {/* Ordinary saving would speak at every key, so trouble alone does. */}
      <span aria-live={state === 'waiting' ? 'polite' : 'off'}>{text}</span>
    </span>
  );
}
