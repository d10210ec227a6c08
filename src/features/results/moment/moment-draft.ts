// The draft of a case that begins as a moment of an attempt stands.
import type { getTestCaseDraft, saveTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { Replay } from '#contract/entities/attempt.ts';
import type { CaseDraft, EquipmentCaseDraft, RoomCaseDraft } from '#contract/entities/case-draft.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { bayAtMoment, type BayLoss } from '#machines/equipment/moment-play.ts';
import { roomAtMoment, type RoomLoss } from '#machines/room/moment-play.ts';
import { call } from '#src/lib/api/call.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import type { ShownMoment } from '#tasks/view-props.ts';
import { stepsLeft } from './steps-left.ts';

interface RoomStart {
  readonly simulation: 'ROOM';
  readonly atMs: number;
  readonly time: string;
  readonly play: RoomCaseDraft['play'];
  readonly losses: readonly RoomLoss[];
}

interface BayStart {
  readonly simulation: 'EQUIPMENT';
  readonly atMs: number;
  readonly time: string;
  readonly play: EquipmentCaseDraft['play'];
  readonly losses: readonly BayLoss[];
}

export type MomentStart = RoomStart | BayStart;

/** What stands at a moment, as the start of a case. */
export function startAt(moment: ShownMoment): MomentStart {
  const { atMs, time } = moment;
  if (moment.simulation === 'ROOM') {
    const { ruleset, play, stateAt } = moment;
    return { simulation: 'ROOM', atMs, time, ...roomAtMoment(ruleset, play, stateAt()) };
  }
  return { simulation: 'EQUIPMENT', atMs, time, ...bayAtMoment(moment.ruleset, moment.stateAt()) };
}

/** The case with another start and what is left to do; the way that proved it began elsewhere. */
function withStart(own: CaseDraft, start: MomentStart, grade: Grade | null): CaseDraft {
  if (own.simulation === 'ROOM' && start.simulation === 'ROOM') {
    const { way: _way, ...key } = own.key;
    const reference = stepsLeft(key.reference, grade, start.atMs);
    return { ...own, play: start.play, key: { ...key, reference } };
  }
  if (own.simulation === 'EQUIPMENT' && start.simulation === 'EQUIPMENT') {
    const { way: _way, ...key } = own.key;
    const reference = stepsLeft(key.reference, grade, start.atMs);
    return { ...own, play: start.play, key: { ...key, reference } };
  }
  throw new Error('A moment is of the simulation of its case.');
}

/** Stores the draft of a new case; its id. Throws NOT_FOUND where the case of the attempt is no more in use. */
export async function makeDraft(
  { simulation: { caseId, rulesetId, rulesetRevision }, grade }: Replay,
  start: MomentStart,
  titleOf: (title: Trilingual) => Trilingual,
): Promise<string> {
  const params = { id: caseId };
  const { data, published } = await call<typeof getTestCaseDraft>('GET', '/test-cases/:id/draft', { params });
  const own = published ?? data;
  const draft = {
    ...withStart(own, start, grade),
    order: null,
    title: titleOf(own.title),
    rulesetId,
    rulesetRevision,
  };
  const { id } = await call<typeof saveTestCaseDraft>('PUT', '/test-cases/:id/draft', {
    params: { id: sortableId() },
    body: { data: draft, questions: [], baseRevision: 0 },
    ifMatch: 0,
  });
  return id;
}
