import { queryClient } from '#src/lib/query-client.ts';

/** Everything that shows requests is asked for anew. */
export async function refreshRequests(): Promise<void> {
  const paths = ['/registration-requests', '/registration-requests/filters', '/registration-requests/:id'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
