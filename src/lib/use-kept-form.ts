// A form that keeps for this tab what was changed in it; never one with a password.
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepChanges } from './form-draft.ts';

/**
 * @param form begun with `withChanges(draft, stored)`
 * @param stored what the fields are compared with
 */
export function useKeepChanges<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  draft: string,
  stored: Values,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepChanges(draft, stored, values),
      }),
    [subscribe, draft, stored],
  );
}
