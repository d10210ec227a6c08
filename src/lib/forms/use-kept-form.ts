// A form of the house: react-hook-form that keeps for this tab what was changed, and lets in what another changes meanwhile.
import { useEffect, useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { dropDraft, keepChanges, mergeChanges, withChanges } from './form-draft.ts';

interface KeptForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Forgets what was typed: it has been sent, or thrown away. */
  readonly drop: () => void;
  /** Forgets it and begins again from these values. */
  readonly settle: (stored: Values) => void;
}

/**
 * @param draft names the form
 * @param stored what the fields are compared with; where it changes, what was not typed follows it
 * @param secret fields that are never kept, such as a password
 */
export function useKeptForm<Values extends FieldValues>(
  draft: string,
  stored: Values,
  secret?: readonly (keyof Values)[],
): KeptForm<Values> {
  const form = useForm<Values>({
    mode: 'onTouched',
    // All of the values, which react-hook-form knows only as some of them.
    defaultValues: withChanges(draft, stored) as DefaultValues<Values>,
  });
  const { subscribe, getValues, setValue, reset } = form;
  const base = useRef(stored);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepChanges(draft, base.current, values, secret),
      }),
    [subscribe, draft, secret],
  );
  useEffect(() => {
    const { values, theirs } = mergeChanges(base.current, getValues(), stored);
    base.current = stored;
    for (const field of theirs) setValue(field as Path<Values>, values[field]);
  }, [stored, getValues, setValue]);
  const drop = (): void => dropDraft(draft);
  const settle = (now: Values): void => {
    base.current = now;
    reset(now);
    drop();
  };
  return { form, drop, settle };
}
