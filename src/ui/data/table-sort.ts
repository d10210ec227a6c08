export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a press on a column's title: ascending first, then reversed. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const turned = current?.key === key && current.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}

/** The format of the API and the address: `name,asc`. */
export function sortToParam(sort: Sort): string {
  return `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}`;
}

/** Parses `name,asc`; undefined for anything else. */
export function sortFromParam(param: string | null | undefined): Sort | undefined {
  const match = /^([\w.]+),(asc|desc)$/u.exec(param ?? '');
  if (!match?.[1]) return undefined;
  return { key: match[1], direction: match[2] === 'asc' ? 'ascending' : 'descending' };
}
