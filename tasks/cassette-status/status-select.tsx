// Selects a status, or none. A native list, because a page shows twenty-five of them, even on a phone.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import styles from './cassette-status.module.css';
import { PLATE_STATUSES, type PlateStatus } from './schema.ts';
import { cassetteStatusTexts } from './texts.ts';

interface StatusSelectProps {
  readonly label: string;
  readonly value: PlateStatus | null;
  readonly isLocked: boolean;
  readonly language: Language;
  /** '' for none. */
  readonly onChange: (value: string) => void;
}

export function StatusSelect(props: StatusSelectProps): ReactElement {
  const texts = cassetteStatusTexts(props.language);
  return (
    <select
      className={styles.select}
      aria-label={props.label}
      value={props.value ?? ''}
      disabled={props.isLocked}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      <option value="">{texts.choose}</option>
      {PLATE_STATUSES.map((status) => (
        <option key={status} value={status}>
          {texts.statuses[status]}
        </option>
      ))}
    </select>
  );
}
