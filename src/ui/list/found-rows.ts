// What to offer beside selected rows: all that the filters find, beyond the page.

interface Shown {
  readonly content: readonly { readonly id: string }[];
  readonly totalElements: number;
}

/**
 * NONE: nothing to offer. ALL: all found can be selected. FIRST: more are found than one act takes. TAKEN: they
 * are selected.
 */
export type Offer = 'NONE' | 'ALL' | 'FIRST' | 'TAKEN';

/**
 * @param taken what the last acceptance of the offer selected; any other change of the rows is another set
 * @param most how many one act takes
 */
export function offerOf(
  page: Shown | undefined,
  chosen: ReadonlySet<string>,
  taken: ReadonlySet<string> | undefined,
  most: number,
): Offer {
  if (chosen === taken) return 'TAKEN';
  if (page === undefined || page.content.length === 0 || page.content.length >= most) return 'NONE';
  if (chosen.size >= page.totalElements || !page.content.every(({ id }) => chosen.has(id))) return 'NONE';
  return page.totalElements > most ? 'FIRST' : 'ALL';
}
