export interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order that a press on a column's title asks for: ascending first, then turned round. */
export function nextSort(current: Sort | undefined, key: string): Sort {
  const turned = current?.key === key && current.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}

/** The words of the API and of the address: `name,asc`. */
export function sortToParam(sort: Sort): string {
  return `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}`;
}

/** Reads `name,asc`; anything else is no order. */
export function sortFromParam(param: string | null | undefined): Sort | undefined {
  const match = /^([\w.]+),(asc|desc)$/u.exec(param ?? '');
  if (!match?.[1]) return undefined;
  return { key: match[1], direction: match[2] === 'asc' ? 'ascending' : 'descending' };
}
