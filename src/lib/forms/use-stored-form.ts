// A form of something stored: creating, changing, and merging in another person's change.
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createActKey, type ActKey } from '#src/lib/api/act-key.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { mergeChanges } from '#src/lib/forms/form-draft.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

export interface FormKind<Stored extends Versioned, Values extends FieldValues> {
  /** The key of the draft. */
  readonly name: string;
  readonly newValues: Values;
  readonly valuesOf: (stored: Stored) => Values;
  readonly secret?: readonly (keyof Values)[];
  /** Reloads what shows the stored things, after a change. */
  readonly refresh: () => Promise<void>;
  /** @param stored undefined for a new one */
  readonly send: (stored: Stored | undefined, values: Values, actKey: ActKey) => Promise<Stored>;
}

interface Conflict<Stored, Values> {
  readonly stored: Stored;
  readonly theirs: readonly (keyof Values)[];
  readonly both: readonly (keyof Values)[];
}

/** @param first undefined for a new one */
export function useStoredForm<Stored extends Versioned, Values extends FieldValues>(
  kind: FormKind<Stored, Values>,
  first: Stored | undefined,
  onStored: (stored: Stored) => void,
) {
  const [stored, setStored] = useState(first);
  const base = stored === undefined ? kind.newValues : kind.valuesOf(stored);
  const { form, drop, settle } = useKeptForm(`${kind.name}-${first?.id ?? 'new'}`, base, kind.secret);
  /** Another person's change. */
  const [conflict, setConflict] = useState<Conflict<Stored, Values>>();
  const [actKey] = useState(() => createActKey());
  const explain = (error: unknown, values: Values): void => {
    if (!isApiError(error, 'VERSION_MOVED')) return showRefusal(form, error);
    // The refusal of these calls contains the stored state.
    const current = error.current as Stored;
    setConflict({ stored: current, ...mergeChanges(base, values, kind.valuesOf(current)) });
    setStored(current);
  };
  const send = async (values: Values): Promise<void> => {
    setConflict(undefined);
    try {
      const sent = await kind.send(stored, values, actKey);
      actKey.done();
      setStored(sent);
      settle(kind.valuesOf(sent));
      await kind.refresh();
      onStored(sent);
    } catch (error) {
      explain(error, values);
    }
  };
  const takeTheirs = (): void => {
    settle(base);
    setConflict(undefined);
  };
  return { form, base, conflict, submit: form.handleSubmit(send), takeTheirs, drop };
}
