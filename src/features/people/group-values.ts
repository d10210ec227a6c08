// What stands in the form of a group, and how another's change comes in.
import type { Group } from '#contract/entities/user.ts';

export interface Teacher {
  readonly id: string;
  readonly fullName: string;
}

export interface GroupValues {
  readonly name: string;
  readonly openForRegistration: boolean;
  readonly teachers: readonly Teacher[];
}

export const newGroupValues: GroupValues = { name: '', openForRegistration: true, teachers: [] };

export function groupValuesOf(group: Group): GroupValues {
  const { name, openForRegistration, teachers } = group;
  return { name, openForRegistration, teachers };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Another's change comes in where one has changed nothing; one's own stays. */
export function mergeGroup(base: GroupValues, typed: GroupValues, stored: GroupValues): GroupValues {
  return {
    name: typed.name === base.name ? stored.name : typed.name,
    openForRegistration:
      typed.openForRegistration === base.openForRegistration
        ? stored.openForRegistration
        : typed.openForRegistration,
    teachers: isSame(typed.teachers, base.teachers) ? stored.teachers : typed.teachers,
  };
}
