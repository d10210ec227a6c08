// A time of the simulation in seconds.
import type { ReactElement } from 'react';
import { NumberField } from '#src/ui/fields/number-field.tsx';

const SECOND_MS = 1000;
const MAX_S = 86_400;

interface SecondsProps {
  readonly label: string;
  readonly ms: number;
  readonly onChange: (ms: number) => void;
}

export function Seconds({ label, ms, onChange }: SecondsProps): ReactElement {
  return (
    <NumberField
      label={label}
      isWhole
      max={MAX_S}
      value={Math.round(ms / SECOND_MS)}
      onChange={(seconds) => onChange((seconds ?? 0) * SECOND_MS)}
    />
  );
}
