// A time in seconds, as it is shown; the rules have it in milliseconds.
import type { ReactElement } from 'react';
import { NumberField } from '#src/ui/fields/number-field.tsx';

const SECOND_MS = 1000;
const HOUR_S = 3600;

interface SecondsFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly ms: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (ms: number) => void;
}

/** @param props.max in seconds; left out: an hour. What is empty is the least that it may be. */
export function SecondsField({
  ms,
  min = 0,
  max = HOUR_S,
  onChange,
  ...label
}: SecondsFieldProps): ReactElement {
  return (
    <NumberField
      {...label}
      min={min}
      max={max}
      value={ms / SECOND_MS}
      onChange={(seconds) => onChange(Math.round((seconds ?? min) * SECOND_MS))}
    />
  );
}
