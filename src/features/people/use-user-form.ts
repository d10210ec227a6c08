// The state of a person's form: typed, checked, sent, and kept over an error, a reload and another's change.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createUser, updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { createActKey, type ActKey } from '#src/lib/act-key.ts';
import { ApiError, isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { dropDraft, keepDraft, readDraft } from '#src/lib/form-draft.ts';
import {
  createBodyOf,
  errorsOf,
  merge,
  newUserValues,
  updateBodyOf,
  valuesOf,
  withDraft,
  type Merged,
  type UserField,
  type UserValues,
} from './user-values.ts';

export interface UserForm {
  readonly isNew: boolean;
  readonly values: UserValues;
  readonly set: (change: Partial<UserValues>) => void;
  readonly touch: (field: UserField) => void;
  readonly errorOf: (field: UserField) => string | undefined;
  readonly failure: string | undefined;
  /** What another changed meanwhile, with the person as they are stored now. */
  readonly conflict: (Merged & { readonly stored: User }) | undefined;
  readonly isSending: boolean;
  /** Resolves to the stored person, or undefined where it failed. */
  readonly submit: () => Promise<User | undefined>;
  readonly takeTheirs: () => void;
  readonly drop: () => void;
}

const FIELDS = Object.keys(newUserValues);

function isField(path: string): path is UserField {
  return FIELDS.includes(path);
}

interface Base {
  readonly id: string | undefined;
  readonly values: UserValues;
  readonly version: number;
}

function baseOf(user: User | undefined): Base {
  return {
    id: user?.id,
    values: user === undefined ? newUserValues : valuesOf(user),
    version: user?.version ?? 0,
  };
}

function send({ id, version }: Base, values: UserValues, actKey: ActKey): Promise<User> {
  if (id === undefined) {
    const body = createBodyOf(values);
    return call<typeof createUser>('POST', '/users', { body, idempotencyKey: actKey.keyFor(body) });
  }
  const body = updateBodyOf(values);
  return call<typeof updateUser>('PUT', '/users/:id', { params: { id }, body, ifMatch: version });
}

/** The words of the server for single fields. */
function refusedFields(error: unknown): Partial<Record<UserField, string>> {
  const details = error instanceof ApiError ? error.details : [];
  return Object.fromEntries(
    details.filter(({ path }) => isField(path)).map(({ path, message }) => [path, message]),
  );
}

/** What was typed, kept for this tab while it differs from what is stored. */
function useKeptValues(draft: string, base: Base) {
  const [values, setValues] = useState(() => withDraft(base.values, readDraft(draft)));
  useEffect(() => {
    const { password: _password, ...kept } = values;
    if (JSON.stringify(values) !== JSON.stringify(base.values)) keepDraft(draft, kept);
  }, [draft, values, base]);
  return [values, setValues] as const;
}

/** Which fields show their errors: those that were left, all once the form was sent, and those the server refused. */
function useFieldErrors(values: UserValues, isNew: boolean) {
  const { t } = useTranslation('auth');
  const [touched, setTouched] = useState<ReadonlySet<UserField>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<UserField, string>>>({});
  const errors = errorsOf(values, isNew);
  return {
    isRight: Object.keys(errors).length === 0,
    touch: (field: UserField) => setTouched((before) => new Set([...before, field])),
    touchAll: () => setTouched(new Set(FIELDS.filter(isField))),
    refuse: setRefused,
    forgive: (fields: readonly string[]) =>
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      ),
    errorOf: (field: UserField): string | undefined => {
      const error = errors[field];
      return error !== undefined && touched.has(field) ? t(`field.${error}`) : refused[field];
    },
  };
}

/** @param user undefined for a new person */
export function useUserForm(user: User | undefined): UserForm {
  const draft = `person-${user?.id ?? 'new'}`;
  const isNew = user === undefined;
  const [base, setBase] = useState(() => baseOf(user));
  const [values, setValues] = useKeptValues(draft, base);
  const fields = useFieldErrors(values, isNew);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<UserForm['conflict']>();
  const [isSending, setSending] = useState(false);
  const actKey = useRef(createActKey());
  const explain = (error: unknown): void => {
    if (isApiError(error, 'VERSION_MOVED')) {
      const stored = error.current as User;
      const merged = merge(base.values, values, valuesOf(stored));
      setConflict({ ...merged, stored });
      setValues(merged.values);
      setBase(baseOf(stored));
      return;
    }
    fields.refuse(refusedFields(error));
    setFailure(error instanceof Error ? error.message : String(error));
  };
  const submit = async (): Promise<User | undefined> => {
    fields.touchAll();
    setFailure(undefined);
    setConflict(undefined);
    if (!fields.isRight) return undefined;
    setSending(true);
    try {
      const stored = await send(base, values, actKey.current);
      actKey.current.done();
      dropDraft(draft);
      return stored;
    } catch (error) {
      explain(error);
      return undefined;
    } finally {
      setSending(false);
    }
  };
  const set = (change: Partial<UserValues>): void => {
    setValues((before) => ({ ...before, ...change }));
    fields.forgive(Object.keys(change));
  };
  const takeTheirs = (): void => {
    setValues(base.values);
    setConflict(undefined);
    dropDraft(draft);
  };
  const { touch, errorOf } = fields;
  const drop = (): void => dropDraft(draft);
  return { isNew, values, set, touch, errorOf, failure, conflict, isSending, submit, takeTheirs, drop };
}
