import type { User } from '#contract/entities/user.ts';

/** Two letters for a person's avatar. */
export function initials(user: Pick<User, 'surname' | 'name'>): string {
  return `${user.name.slice(0, 1)}${user.surname.slice(0, 1)}`.toUpperCase();
}

/** The title of the first role; without one, that of a teacher or guest. */
export function roleTitle(
  user: Pick<User, 'roles'>,
  fallback: { readonly teacher: string; readonly guest: string },
): string {
  const role = user.roles[0];
  if (role !== undefined && role.titleName !== '') return role.titleName;
  return role?.name === 'ROLE_TEACHER' ? fallback.teacher : fallback.guest;
}
