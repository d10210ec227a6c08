/** Binds a text field to a form and to one of the field rules; its error is translated when it is shown. */

import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldError } from './field-rules.ts';

export interface FieldProps extends UseFormRegisterReturn {
  readonly error: string | undefined;
  readonly required: true;
}

const KEYS: readonly string[] = [
  'required',
  'loginSymbols',
  'email',
  'emailProfile',
  'passwordShort',
  'passwordLong',
  'passwordsDiffer',
] satisfies readonly FieldError[];

function isFieldError(value: string | undefined): value is FieldError {
  return value !== undefined && KEYS.includes(value);
}

type BindField<Values extends FieldValues> = (
  name: Path<Values>,
  check: (value: string, values: Values) => FieldError | undefined,
  dependent?: Path<Values>,
) => Omit<FieldProps, 'required'> & { readonly required: true };

/**
 * Gives `bind(name, check, dependent?)` for the fields of a form made with `mode: 'onTouched'`: an error appears when the
 * field has been left or the form sent, and is checked again with every letter and shown in the language of the moment.
 */
export function useFields<Values extends FieldValues>(form: UseFormReturn<Values>): BindField<Values> {
  const { t } = useTranslation('auth');
  const { isSubmitted, touchedFields } = form.formState;
  return (name, check, dependent) => {
    const state = form.getFieldState(name, form.formState);
    const key = state.error?.message;
    const shown = isSubmitted || state.isTouched || name in touchedFields;
    const { required: _required, ...registered } = form.register(name, {
      validate: (value: string, values: Values) => check(value, values) ?? true,
      ...(dependent !== undefined && { deps: [dependent] }),
    });
    return {
      ...registered,
      error: shown && isFieldError(key) ? t(`field.${key}`) : undefined,
      required: true,
    };
  };
}
