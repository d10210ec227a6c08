// The time of a control event for one person: one function for the start, saving, closing, holding and what is shown. Pure.

const MINUTE_MS = 60_000;

/** Of a minute. */
const SECONDS_FOR_PERCENT = 0.6;

/** A pause that nobody ends is over by itself after this time. */
export const MAX_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** In ms since 1970; `untilMs` null: it is under way. */
export interface ControlPause {
  readonly fromMs: number;
  readonly untilMs: number | null;
}

/** What decides until when one person may work in a control event; times in ms since 1970. */
export interface ControlTerms {
  /** The person's window: the event's, or one of their own. */
  readonly startMs: number;
  readonly endMs: number;
  /** The time for the work. */
  readonly minutes: number;
  /** Planned extra time: a share of `minutes`, and minutes. */
  readonly extraPercent: number;
  readonly extraMinutes: number;
  /** Given while the event ran. */
  readonly incidentMs: number;
  readonly pauses: readonly ControlPause[];
}

/** The planned extra time in ms, whole seconds. */
export function plannedMs({ minutes, extraPercent, extraMinutes }: ControlTerms): number {
  return Math.round(minutes * extraPercent * SECONDS_FOR_PERCENT) * 1000 + extraMinutes * MINUTE_MS;
}

/** How much of the pauses lies after `sinceMs`; one under way counts as long as it may last. */
function pausedMs(pauses: readonly ControlPause[], sinceMs: number): number {
  return pauses.reduce((sum, { fromMs, untilMs }) => {
    const endMs = Math.min(untilMs ?? Number.MAX_SAFE_INTEGER, fromMs + MAX_PAUSE_MS);
    return sum + Math.max(0, endMs - Math.max(fromMs, sinceMs));
  }, 0);
}

function withExtra(endMs: number, sinceMs: number, terms: ControlTerms): number {
  return endMs + plannedMs(terms) + terms.incidentMs + pausedMs(terms.pauses, sinceMs);
}

/** The last moment at which the person may work, whenever they begin. */
export function personalEndMs(terms: ControlTerms): number {
  return withExtra(terms.endMs, terms.startMs, terms);
}

/** The deadline of an attempt begun at `startedMs`: the earlier of the window's end and the time for the work, each with all extra time. */
export function controlDeadlineMs(terms: ControlTerms, startedMs: number): number {
  return Math.min(personalEndMs(terms), withExtra(startedMs + terms.minutes * MINUTE_MS, startedMs, terms));
}
