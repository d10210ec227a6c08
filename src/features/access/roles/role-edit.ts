// What one changed of a role, apart from the role itself: another's change of the rest comes in under it.
import { privileges as allPrivileges, type Privilege } from '#contract/privileges.ts';

interface RoleWords {
  readonly titleName: string;
  readonly privileges: readonly Privilege[];
}

/** As texts, which a draft can hold. */
export type RoleEdit = Readonly<Record<'given' | 'taken', string>> & { readonly titleName?: string };

export interface RoleValues {
  readonly titleName: string;
  readonly privileges: ReadonlySet<Privilege>;
}

export function readEdit(draft: Readonly<Record<string, string>>): RoleEdit {
  const { titleName, given = '', taken = '' } = draft;
  return { given, taken, ...(titleName === undefined ? {} : { titleName }) };
}

export function withEdit(role: RoleWords, { titleName, given, taken }: RoleEdit): RoleValues {
  const [added, removed] = [given.split(','), taken.split(',')];
  const isHeld = (privilege: Privilege): boolean =>
    added.includes(privilege) || (role.privileges.includes(privilege) && !removed.includes(privilege));
  return { titleName: titleName ?? role.titleName, privileges: new Set(allPrivileges.filter(isHeld)) };
}

export function editOf(role: RoleWords, { titleName, privileges }: RoleValues): RoleEdit {
  return {
    given: [...privileges].filter((privilege) => !role.privileges.includes(privilege)).join(','),
    taken: role.privileges.filter((privilege) => !privileges.has(privilege)).join(','),
    ...(titleName === role.titleName ? {} : { titleName }),
  };
}
