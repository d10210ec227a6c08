import type { ReactElement } from 'react';
import { RadioGroup } from './radio-group.tsx';

export type Gender = 'MALE' | 'FEMALE';

interface GenderSwitchProps {
  readonly label: string;
  readonly maleLabel: string;
  readonly femaleLabel: string;
  readonly value: Gender;
  readonly onChange: (value: Gender) => void;
  readonly disabled?: boolean | undefined;
}

/** Two segments: the female label gives FEMALE, the other MALE. */
export function GenderSwitch({ maleLabel, femaleLabel, ...rest }: GenderSwitchProps): ReactElement {
  const options = [
    { value: 'MALE', label: maleLabel },
    { value: 'FEMALE', label: femaleLabel },
  ] as const;
  return <RadioGroup<Gender> {...rest} look="segments" options={options} />;
}
