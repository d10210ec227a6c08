// The initial values of the person form, and the calls that create and change a person.
import type { createUser, updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { call } from '#src/lib/api/call.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';
import { refreshPeople } from './people-queries.ts';
import { createBodyOf, NEW_USER_VALUES, updateBodyOf, valuesOf, type UserValues } from './user-values.ts';

export const USER_KIND: FormKind<User, UserValues> = {
  name: 'person',
  newValues: NEW_USER_VALUES,
  valuesOf,
  secret: ['password'],
  refresh: refreshPeople,
  send: (user, values, actKey) => {
    if (user === undefined) {
      const body = createBodyOf(values);
      return call<typeof createUser>('POST', '/users', { body, idempotencyKey: actKey.keyFor(body) });
    }
    const { id, version } = user;
    const body = updateBodyOf(values);
    return call<typeof updateUser>('PUT', '/users/:id', { params: { id }, body, ifMatch: version });
  },
};
