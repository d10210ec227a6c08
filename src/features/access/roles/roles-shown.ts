// The roles that match the address: there are so few that the page filters and sorts them itself.
import type { RoleWithCount } from '#contract/calls/roles.ts';
import type { Page } from '#contract/page.ts';
import type { List } from '#src/ui/list/use-list.ts';

type TitleOf = (role: RoleWithCount) => string;

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim();
}

export function rolesShown(
  roles: readonly RoleWithCount[],
  titleOf: TitleOf,
  list: Pick<List<'privilege'>, 'search' | 'filter' | 'sort'>,
): Page<RoleWithCount> {
  const words = fold(list.search);
  const privilege = list.filter('privilege');
  const found = roles.filter(
    (role) =>
      (words === '' || fold(`${titleOf(role)} ${role.titleName} ${role.name}`).includes(words)) &&
      (privilege === '' || role.privileges.some((held) => held === privilege)),
  );
  const sign = list.sort.direction === 'descending' ? -1 : 1;
  const content = found.toSorted((one, other) => {
    const byPeople = list.sort.key === 'people' ? one.userCount - other.userCount : 0;
    return sign * (byPeople === 0 ? titleOf(one).localeCompare(titleOf(other)) : byPeople);
  });
  const total = content.length;
  return {
    content,
    totalElements: total,
    totalPages: total === 0 ? 0 : 1,
    number: 0,
    size: Math.max(1, total),
  };
}
