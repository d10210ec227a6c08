// Where the words of the server stand in a form that it refused.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/**
 * Puts what is wrong with a field at the field, and over the form what no field says.
 * @param otherwise said where the server gives no words of its own
 */
export function showRefusal<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
  otherwise?: string,
): void {
  const fields = Object.keys(getValues());
  const said = new Set([error instanceof ApiError ? error.message : (otherwise ?? String(error))]);
  for (const { path, message } of error instanceof ApiError ? error.details : []) {
    // What was sent may hold a field deeper: `message.ru` is the field `ru`.
    const field = fields.find((name) => path === name || path.endsWith(`.${name}`));
    if (field === undefined) said.add(message);
    else {
      setError(field as Path<Values>, { type: 'server', message });
      said.delete(message);
    }
  }
  if (said.size > 0) setError('root', { type: 'server', message: [...said].join('. ') });
}
