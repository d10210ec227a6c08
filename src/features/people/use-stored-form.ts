// What the forms of a person and of a group have in common: typed, sent, kept over an error, a reload and another's change.
import { useEffect, useRef, useState } from 'react';
import { createActKey, type ActKey } from '#src/lib/act-key.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { dropDraft, keepChanges, withChanges } from '#src/lib/form-draft.ts';

/** What the fields are compared with and sent against. */
export interface Base<Values> {
  /** Undefined: it will be made. */
  readonly id: string | undefined;
  readonly values: Values;
  readonly version: number;
}

interface Kept {
  readonly id: string;
  readonly version: number;
}

export interface FormKind<Stored extends Kept, Values extends object> {
  /** Names the draft. */
  readonly name: string;
  readonly newValues: Values;
  readonly valuesOf: (stored: Stored) => Values;
  readonly secret?: readonly (keyof Values)[];
  /** Another's change comes in where one has typed nothing; what one typed stays. */
  readonly merge: (base: Values, typed: Values, stored: Values) => Values;
  readonly send: (base: Base<Values>, values: Values, actKey: ActKey) => Promise<Stored>;
}

/** Another was faster: what the fields were compared with, what one had typed, and what is stored now. */
export interface Moved<Stored, Values> {
  readonly base: Values;
  readonly typed: Values;
  readonly stored: Stored;
}

function baseOf<Stored extends Kept, Values extends object>(
  { newValues, valuesOf }: FormKind<Stored, Values>,
  stored: Stored | undefined,
): Base<Values> {
  if (stored === undefined) return { id: undefined, values: newValues, version: 0 };
  return { id: stored.id, values: valuesOf(stored), version: stored.version };
}

/** @param stored undefined for a new one */
export function useStoredForm<Stored extends Kept, Values extends object>(
  kind: FormKind<Stored, Values>,
  stored: Stored | undefined,
) {
  const draft = `${kind.name}-${stored?.id ?? 'new'}`;
  const [base, setBase] = useState(() => baseOf(kind, stored));
  const [values, setValues] = useState(() => withChanges(draft, base.values));
  const [moved, setMoved] = useState<Moved<Stored, Values>>();
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const actKey = useRef(createActKey());
  useEffect(() => {
    keepChanges(draft, base.values, values, kind.secret);
  }, [draft, base, values, kind]);
  const explain = (caught: unknown): void => {
    if (!isApiError(caught, 'VERSION_MOVED')) return setError(caught);
    const current = caught.current as Stored;
    setMoved({ base: base.values, typed: values, stored: current });
    setValues(kind.merge(base.values, values, kind.valuesOf(current)));
    setBase(baseOf(kind, current));
  };
  /** Forgets what came of the last try. */
  const clear = (): void => {
    setError(undefined);
    setMoved(undefined);
  };
  /** Resolves to what is stored then, or to undefined where it failed. */
  const submit = async (): Promise<Stored | undefined> => {
    setSending(true);
    try {
      const sent = await kind.send(base, values, actKey.current);
      actKey.current.done();
      dropDraft(draft);
      return sent;
    } catch (caught) {
      explain(caught);
      return undefined;
    } finally {
      setSending(false);
    }
  };
  const takeTheirs = (): void => {
    setValues(base.values);
    setMoved(undefined);
  };
  const set = (change: Partial<Values>): void => setValues((before) => ({ ...before, ...change }));
  const drop = (): void => dropDraft(draft);
  return { values, set, moved, error, isSending, clear, submit, takeTheirs, drop };
}

/** The words for what went wrong. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
