// Where a moment of a run is played, and comes back from.
import type { EventRun } from '#contract/entities/debriefing.ts';
import { momentPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';

export function useMomentOf(eventId: string): (run: EventRun, atMs: number) => string {
  const { isHidden } = useHiddenNames();
  const from = { eventId, bookmarkId: null, isHidden, showsRuns: true };
  return ({ attemptId, taskId, number }, atMs) =>
    momentPath({ attemptId, replay: { taskId, atMs }, number }, from);
}
