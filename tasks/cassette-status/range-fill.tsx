// Fills a range of slots with one status, since most of a lot has the same one.
import { useState, type ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './cassette-status.module.css';
import { plateStatusSchema, slots, type ElementStates, type PlateStatus } from './schema.ts';
import { StatusSelect } from './status-select.tsx';
import { cassetteStatusTexts } from './texts.ts';

interface RangeFillProps {
  readonly language: Language;
  readonly onFill: (states: ElementStates) => void;
  readonly onClear: () => void;
}

export function RangeFill({ language, onFill, onClear }: RangeFillProps): ReactElement {
  const texts = cassetteStatusTexts(language);
  const [from, setFrom] = useState('1');
  const [to, setTo] = useState('25');
  const [status, setStatus] = useState<PlateStatus | null>(null);
  const fill = (): void => {
    if (status === null) return;
    const [low, high] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))];
    const run = slots.filter((slot) => Number(slot) >= low && Number(slot) <= high);
    onFill(Object.fromEntries(run.map((slot) => [slot, status])));
  };
  return (
    <fieldset className={styles.range}>
      <legend>{texts.range}</legend>
      <SlotSelect label={texts.from} value={from} onChange={setFrom} />
      <SlotSelect label={texts.to} value={to} onChange={setTo} />
      <StatusSelect
        label={texts.status}
        value={status}
        isLocked={false}
        language={language}
        onChange={(value) => setStatus(plateStatusSchema.safeParse(value).data ?? null)}
      />
      <Button size="s" variant="secondary" text={texts.fill} disabled={status === null} onClick={fill} />
      <Button size="s" variant="secondary" text={texts.clear} onClick={onClear} />
    </fieldset>
  );
}

function SlotSelect(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (slot: string) => void;
}): ReactElement {
  return (
    <label className={styles.bound}>
      {props.label}
      <select
        className={styles.select}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        {slots.map((slot) => (
          <option key={slot}>{slot}</option>
        ))}
      </select>
    </label>
  );
}
