// The statuses to choose from: the one chosen is put into the slots that are pressed.
import { useId, type ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import styles from './cassette-status.module.css';
import { PLATE_STATUSES, type PlateStatus } from './schema.ts';
import { STATUS_SIGNS } from './status-look.ts';
import { cassetteStatusTexts } from './texts.ts';

interface StatusPaletteProps {
  readonly value: PlateStatus;
  readonly language: Language;
  readonly onChange: (value: PlateStatus) => void;
}

export function StatusPalette({ value, language, onChange }: StatusPaletteProps): ReactElement {
  const texts = cassetteStatusTexts(language);
  const name = useId();
  return (
    <fieldset className={styles.palette}>
      <legend>{texts.status}</legend>
      {PLATE_STATUSES.map((status) => {
        const Sign = STATUS_SIGNS[status];
        return (
          <label key={status} className={styles.swatch} data-status={status}>
            <input type="radio" name={name} checked={status === value} onChange={() => onChange(status)} />
            <Sign size={16} aria-hidden="true" />
            <span>{texts.statuses[status]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
