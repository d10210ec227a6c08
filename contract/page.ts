// Pages of lists: the query that every list takes, and the shape of every list's response.
import { z } from 'zod';
import { MAX_PAGE_SIZE } from './list-limits.ts';

const DEFAULT_PAGE_SIZE = 20;

/**
 * The query of a list sorted by one of `fields`.
 * @param fields the sortable fields; anything else is a 400 that names them
 * @param defaultSort such as `dateCreating,asc`
 */
export function pageQuery<const F extends readonly [string, ...string[]]>(
  fields: F,
  defaultSort: `${F[number]},${'asc' | 'desc'}`,
) {
  const allowed = fields.flatMap((field) => [field, `${field},asc`, `${field},desc`]);
  return z.object({
    size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    page: z.coerce.number().int().min(0).max(1_000_000).default(0),
    sort: z
      .string()
      .max(100)
      .refine((value) => allowed.includes(value), { error: `sort: ${fields.join(' | ')} [,asc|desc]` })
      .default(defaultSort),
  });
}

/** A page of `item`s. `totalApproximate`: a total above 10,000 that is taken from stored counts. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    number: z.number().int(),
    size: z.number().int(),
    totalApproximate: z.boolean().optional(),
  });
}

export interface Page<T> {
  readonly content: T[];
  readonly totalElements: number;
  readonly totalPages: number;
  readonly number: number;
  readonly size: number;
  readonly totalApproximate?: boolean | undefined;
}
