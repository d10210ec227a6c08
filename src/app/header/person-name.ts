import type { User } from '#contract/entities/user.ts';

/** The full name as the header shows it: family name, given name, patronymic. */
export function fullName(user: Pick<User, 'surname' | 'name' | 'lastName'>): string {
  return [user.surname, user.name, user.lastName].filter((part) => part !== '').join(' ');
}

/** Two letters for the round picture of a person. */
export function initials(user: Pick<User, 'surname' | 'name'>): string {
  return `${user.name.slice(0, 1)}${user.surname.slice(0, 1)}`.toUpperCase();
}

/** The first role's own title; without one, that of a teacher or of a guest. */
export function roleTitle(
  user: Pick<User, 'roles'>,
  fallback: { readonly teacher: string; readonly guest: string },
): string {
  const role = user.roles[0];
  if (role !== undefined && role.titleName !== '') return role.titleName;
  return role?.name === 'ROLE_TEACHER' ? fallback.teacher : fallback.guest;
}
