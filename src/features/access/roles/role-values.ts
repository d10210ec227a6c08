// The values of the role form: one checkbox per privilege, so that another person's change of one merges with
// the reader's own.
import { PRIVILEGES as allPrivileges, type Privilege } from '#contract/privileges.ts';

export interface RoleWords {
  readonly titleName: string;
  readonly privileges: readonly Privilege[];
}

export type RoleValues = { readonly titleName: string } & Readonly<Record<Privilege, boolean>>;

export function roleValuesOf({ titleName, privileges }: RoleWords): RoleValues {
  const ticks = allPrivileges.map((privilege) => [privilege, privileges.includes(privilege)]);
  return { titleName, ...(Object.fromEntries(ticks) as Record<Privilege, boolean>) };
}

export function privilegesOf(values: RoleValues): ReadonlySet<Privilege> {
  return new Set(allPrivileges.filter((privilege) => values[privilege]));
}
