// The addresses of a debriefing with a group, and of the moments of attempts that it leads to and that lead back.

interface ShownDebriefing {
  readonly eventId: string;
  /** null: the first. */
  readonly bookmarkId: string | null;
  readonly isHidden: boolean;
  /** The runs side by side, instead of the bookmarks. */
  readonly showsRuns?: boolean;
}

interface ShownMoment {
  readonly attemptId: string;
  /** A moment of a simulation; null: the report as a whole. */
  readonly replay: { readonly taskId: string; readonly atMs: number } | null;
  /** Under which the person goes where names are hidden. */
  readonly number: number;
}

function paramsOf({ isHidden, bookmarkId, showsRuns = false }: ShownDebriefing): URLSearchParams {
  const params = new URLSearchParams();
  if (bookmarkId !== null) params.set('bookmark', bookmarkId);
  if (isHidden) params.set('names', 'hidden');
  if (showsRuns) params.set('shown', 'runs');
  return params;
}

export function debriefingPath(shown: ShownDebriefing): string {
  const params = new URLSearchParams({ event: shown.eventId, view: 'debriefing' });
  return `/update-control?${params.toString()}&${paramsOf(shown).toString()}`.replace(/&$/, '');
}

export function momentPath({ attemptId, replay, number }: ShownMoment, from: ShownDebriefing): string {
  const params = paramsOf(from);
  params.set('attempt', attemptId);
  if (replay !== null) {
    params.set('task', replay.taskId);
    params.set('at', String(Math.floor(replay.atMs)));
  }
  params.set('debriefing', from.eventId);
  params.set('number', String(number));
  return `/teacher-results?${params.toString()}`;
}

interface CameFrom {
  readonly backTo: string;
  /** null: people are named. */
  readonly number: number | null;
}

/** The debriefing that an address of a report came from; null: from none. */
export function debriefingIn(params: URLSearchParams): CameFrom | null {
  const eventId = params.get('debriefing');
  if (eventId === null) return null;
  const isHidden = params.get('names') === 'hidden';
  const showsRuns = params.get('shown') === 'runs';
  const backTo = debriefingPath({ eventId, bookmarkId: params.get('bookmark'), isHidden, showsRuns });
  return { backTo, number: isHidden ? Number(params.get('number') ?? '0') || 0 : null };
}
