// Pictures of people: whoever may see the person may read the picture.
import type { FileReferrer } from './file-access.ts';
import { visibleUsers } from './people-visibility.ts';

export const avatarReferrer: FileReferrer = {
  name: 'avatar',
  async mayRead(db, person, fileId) {
    const found = await db
      .selectFrom('users')
      .select('users.id')
      .where('users.avatarId', '=', fileId)
      .where((eb) => eb.or([eb('users.id', '=', person.id), visibleUsers(db, person)(eb)]))
      .executeTakeFirst();
    return found !== undefined;
  },
  refersTo: (eb) =>
    eb.exists(eb.selectFrom('users').select('users.id').whereRef('users.avatarId', '=', 'files.id')),
};
