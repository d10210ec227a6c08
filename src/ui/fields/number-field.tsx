// A number that may be left empty; what is typed stands until the field is left.
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownNumber } from './field.tsx';
import { TextField } from './text-field.tsx';
import type { TextOption } from './text-option.ts';

interface NumberFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max: number;
}

const MAX_DIGITS = 9;

function valueOf(text: string, { min = 0, max }: Pick<NumberFieldProps, 'min' | 'max'>): number | null {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  return Math.min(max, Math.max(min, number));
}

export function NumberField(props: NumberFieldProps): ReactElement {
  const {
    label,
    labelHidden,
    description,
    placeholder,
    value,
    onChange,
    isWhole = false,
    min = 0,
    max,
  } = props;
  const { t } = useTranslation('common');
  // While it is typed, '1.' is no number yet; then the value decides.
  const [typed, setTyped] = useState<string>();
  const option: TextOption = isWhole ? { kind: 'integer', min, max } : { kind: 'float', min, max };
  return (
    <TextField
      label={label}
      {...(labelHidden === undefined ? null : { labelHidden })}
      description={description}
      placeholder={placeholder}
      option={option}
      bounds={() => t('numberBounds', { min: shownNumber(min), max: shownNumber(max) })}
      maxLength={MAX_DIGITS}
      autoComplete="off"
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(valueOf(text, props));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
