// The form of a person: its fields, what is wrong with them, and the calls.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createUser, updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import type { ActKey } from '#src/lib/act-key.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { messageOf, useStoredForm, type Base, type FormKind } from './use-stored-form.ts';
import {
  createBodyOf,
  errorsOf,
  merge,
  newUserValues,
  updateBodyOf,
  valuesOf,
  type UserField,
  type UserValues,
} from './user-values.ts';

export type UserForm = ReturnType<typeof useUserForm>;

const FIELDS = Object.keys(newUserValues);

function isField(path: string): path is UserField {
  return FIELDS.includes(path);
}

function send({ id, version }: Base<UserValues>, values: UserValues, actKey: ActKey): Promise<User> {
  if (id === undefined) {
    const body = createBodyOf(values);
    return call<typeof createUser>('POST', '/users', { body, idempotencyKey: actKey.keyFor(body) });
  }
  const body = updateBodyOf(values);
  return call<typeof updateUser>('PUT', '/users/:id', { params: { id }, body, ifMatch: version });
}

const personKind: FormKind<User, UserValues> = {
  name: 'person',
  newValues: newUserValues,
  valuesOf,
  secret: ['password'],
  merge: (base, typed, stored) => merge(base, typed, stored).values,
  send,
};

/** The words of the server for single fields. */
function refusedFields(error: unknown): Partial<Record<UserField, string>> {
  const details = error instanceof ApiError ? error.details : [];
  return Object.fromEntries(
    details.filter(({ path }) => isField(path)).map(({ path, message }) => [path, message]),
  );
}

/** Which fields show their errors: those that were left, all once the form was sent, and those the server refused. */
function useFieldErrors(values: UserValues, isNew: boolean, error: unknown) {
  const { t } = useTranslation('auth');
  const [touched, setTouched] = useState<ReadonlySet<UserField>>(new Set());
  // Changed since the server refused it.
  const [forgiven, setForgiven] = useState<ReadonlySet<string>>(new Set());
  const errors = errorsOf(values, isNew);
  const refused = refusedFields(error);
  return {
    isRight: Object.keys(errors).length === 0,
    touch: (field: UserField) => setTouched((before) => new Set([...before, field])),
    sent: () => {
      setTouched(new Set(FIELDS.filter(isField)));
      setForgiven(new Set());
    },
    forgive: (fields: readonly string[]) => setForgiven((before) => new Set([...before, ...fields])),
    errorOf: (field: UserField): string | undefined => {
      const fault = errors[field];
      if (fault !== undefined && touched.has(field)) return t(`field.${fault}`);
      return forgiven.has(field) ? undefined : refused[field];
    },
  };
}

/** @param user undefined for a new person */
export function useUserForm(user: User | undefined) {
  const isNew = user === undefined;
  const form = useStoredForm(personKind, user);
  const { values, moved, error, isSending, takeTheirs, drop } = form;
  const { isRight, touch, sent, forgive, errorOf } = useFieldErrors(values, isNew, error);
  const submit = async (): Promise<User | undefined> => {
    sent();
    form.clear();
    return isRight ? form.submit() : undefined;
  };
  const set = (change: Partial<UserValues>): void => {
    form.set(change);
    forgive(Object.keys(change));
  };
  /** What another changed meanwhile, with the person as they are stored now. */
  const conflict = moved && {
    ...merge(moved.base, moved.typed, valuesOf(moved.stored)),
    stored: moved.stored,
  };
  const failure = error === undefined ? undefined : messageOf(error);
  return { isNew, values, set, touch, errorOf, failure, conflict, isSending, submit, takeTheirs, drop };
}
