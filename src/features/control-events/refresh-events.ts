// Reloads whatever shows control events.
import { queryClient } from '#src/lib/api/query-client.ts';

const SHOWING = [
  '/execution-work',
  '/execution-work/progress',
  '/execution-work/:id',
  '/execution-work/users/:id',
];

export async function refreshEvents(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
