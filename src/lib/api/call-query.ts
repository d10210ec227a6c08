import type { CallDefinition } from '#contract/call.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, type ResponseBody, type Input } from './call.ts';

/**
 * The options of a query for a GET of the contract: `useQuery(callQuery<typeof getWork>('/works/:id', { params: { id } }))`.
 * Its key is `[path, input]`, so `invalidateQueries({ queryKey: ['/works/:id'] })` reaches all inputs.
 */
export function callQuery<D extends CallDefinition & { readonly method: 'GET' }>(
  path: D['path'],
  input: Input<D>,
) {
  return queryOptions<ResponseBody<D>>({
    queryKey: [path, input],
    queryFn: ({ signal }) => call<D>('GET', path, { ...input, signal }),
  });
}
