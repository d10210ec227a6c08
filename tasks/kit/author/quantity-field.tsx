// A number of any size as learners may write it too: with a comma or a point, a minus, a power of ten.
import { useState, type ReactElement, type ReactNode } from 'react';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { parseNumber } from '../check.ts';

interface QuantityFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly description?: ReactNode;
  readonly value: number | null;
  /** Said of what is no number, or not allowed. */
  readonly fault: string;
  readonly isAllowed?: (value: number) => boolean;
  readonly onChange: (value: number | null) => void;
}

const MAX_LETTERS = 40;
const anyNumber = (): boolean => true;

/** What is typed stands until the field is left; what is no number is no value. */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { label, labelHidden = false, description, value, fault, isAllowed = anyNumber, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | null => {
    const number = parseNumber(text);
    return number === undefined || !isAllowed(number) ? null : number;
  };
  const isWrong = typed !== undefined && typed.trim() !== '' && read(typed) === null;
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={isWrong ? fault : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_LETTERS}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
