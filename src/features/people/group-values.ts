// The values of the group form, converted from and to the API.
import type { createGroup, updateGroup } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import { call } from '#src/lib/api/call.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';
import { refreshPeople } from './people-queries.ts';

export interface Teacher {
  readonly id: string;
  readonly fullName: string;
}

interface GroupValues {
  readonly name: string;
  readonly openForRegistration: boolean;
  readonly teachers: readonly Teacher[];
}

export const GROUP_KIND: FormKind<Group, GroupValues> = {
  name: 'group',
  newValues: { name: '', openForRegistration: true, teachers: [] },
  valuesOf: ({ name, openForRegistration, teachers }) => ({ name, openForRegistration, teachers }),
  refresh: refreshPeople,
  send: (group, { name, openForRegistration, teachers }, actKey) => {
    const body = { name: name.trim(), openForRegistration, teacherIds: teachers.map(({ id }) => id) };
    if (group === undefined) {
      return call<typeof createGroup>('POST', '/groups', { body, idempotencyKey: actKey.keyFor(body) });
    }
    const { id, version } = group;
    return call<typeof updateGroup>('PUT', '/groups/:id', { params: { id }, body, ifMatch: version });
  },
};
