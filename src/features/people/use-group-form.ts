// The form of a group: its fields, what is wrong with them, and the calls.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createGroup, updateGroup } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import type { ActKey } from '#src/lib/act-key.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { groupValuesOf, mergeGroup, newGroupValues, type GroupValues } from './group-values.ts';
import { messageOf, useStoredForm, type Base, type FormKind } from './use-stored-form.ts';

function send({ id, version }: Base<GroupValues>, values: GroupValues, actKey: ActKey): Promise<Group> {
  const { name, openForRegistration, teachers } = values;
  const body = { name: name.trim(), openForRegistration, teacherIds: teachers.map((teacher) => teacher.id) };
  if (id === undefined) {
    return call<typeof createGroup>('POST', '/groups', { body, idempotencyKey: actKey.keyFor(body) });
  }
  return call<typeof updateGroup>('PUT', '/groups/:id', { params: { id }, body, ifMatch: version });
}

const groupKind: FormKind<Group, GroupValues> = {
  name: 'group',
  newValues: newGroupValues,
  valuesOf: groupValuesOf,
  merge: mergeGroup,
  send,
};

/** @param group undefined for a new one */
export function useGroupForm(group: Group | undefined) {
  const { t } = useTranslation('auth');
  const form = useStoredForm(groupKind, group);
  const { values, moved, error } = form;
  const [isNameless, setNameless] = useState(false);
  const isTaken = isApiError(error, 'TAKEN');
  const submit = async (): Promise<Group | undefined> => {
    const lacksName = values.name.trim() === '';
    form.clear();
    setNameless(lacksName);
    return lacksName ? undefined : form.submit();
  };
  const set = (change: Partial<GroupValues>): void => {
    form.set(change);
    if (change.name === undefined) return;
    setNameless(false);
    if (isTaken) form.clear();
  };
  return {
    values,
    set,
    submit,
    nameError: isTaken ? error.message : isNameless ? t('field.required') : undefined,
    failure: error === undefined || isTaken ? undefined : messageOf(error),
    theirs: moved?.stored,
    isSending: form.isSending,
    drop: form.drop,
  };
}
