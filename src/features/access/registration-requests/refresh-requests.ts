import { queryClient } from '#src/lib/api/query-client.ts';

/** Reloads everything that shows requests. */
export async function refreshRequests(): Promise<void> {
  const paths = ['/registration-requests', '/registration-requests/filters', '/registration-requests/:id'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
