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

/** What is typed stands until the field is left; what is no number is no value, and stands, with its fault, until it is mended. */
export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { label, labelHidden = false, description, value, fault, isAllowed = anyNumber, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | null => {
    const number = parseNumber(text);
    return number === undefined || !isAllowed(number) ? null : number;
  };
  // A value that came since, by undoing or from a colleague, is shown in its place.
  const stands = typed !== undefined && read(typed) === value;
  const shown = stands ? typed : String(value ?? '');
  const isWrong = value === null && shown.trim() !== '';
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      description={description}
      error={isWrong ? fault : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_LETTERS}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
      onBlur={() => setTyped(isWrong ? typed : undefined)}
    />
  );
}
