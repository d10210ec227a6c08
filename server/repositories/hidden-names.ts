// People as they are told where names are hidden.
import type { UserRef } from '#contract/entities/user.ts';

/** Told apart by the id alone; a group of one would name a person too. */
export const withoutName = ({ id }: UserRef): UserRef => ({ id, fullName: '', group: null });

/** What somebody is named in: without the name where names are hidden. */
export const namedOrNot = <T extends { readonly user: UserRef }>(told: T, names: 'true' | 'false'): T =>
  names === 'true' ? told : { ...told, user: withoutName(told.user) };
