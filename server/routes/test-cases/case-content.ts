// A case between its draft, which authors make, and what is published: its play, its key, and what only authors know of it.
import type { CaseChecks, CaseDraft, Difficulty, EquipmentCaseDraft } from '#contract/entities/case-draft.ts';
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import {
  equipmentCaseSchema,
  equipmentKeySchema,
  type EquipmentKey,
  type EquipmentPlay,
  type SituationKey,
} from '#contract/simulation/equipment-case.ts';
import { roomCaseSchema, roomKeySchema } from '#contract/simulation/room-case.ts';
import { profileOfPlay } from '#machines/equipment/builtin/profiles.ts';
import type { ItemContent } from '../practice-tools/practice-items-repository.ts';

/** What a revision of a case says to its authors alone. */
export interface AuthorPart {
  readonly difficulty: Difficulty | null;
  readonly chain: { readonly id: string; readonly revision: number } | null;
  /** Of a shift alone; left out: a shipped one where it allows just what the shift does. */
  readonly profile?: { readonly id: string; readonly revision: number };
  readonly checks: CaseChecks | null;
  /** Kept runs and their verdicts; left out: none. */
  readonly examples?: readonly CaseExample[];
}

const EASY_STEPS = 40;
const MEDIUM_STEPS = 58;

/** How hard a case is where its author does not say: a room by its steps, a shift by what happens in it. */
function difficultyOf({
  simulation,
  difficulty,
  play,
  key,
}: Pick<CaseDraft, 'simulation' | 'difficulty' | 'play' | 'key'>): Difficulty {
  if (difficulty !== null) return difficulty;
  if (simulation === 'EQUIPMENT' && 'emergency' in play) {
    const count = play.emergency.planned.length;
    return count === 0 ? 'EASY' : count === 1 ? 'MEDIUM' : 'HARD';
  }
  const { length } = key.reference.steps;
  return length <= EASY_STEPS ? 'EASY' : length <= MEDIUM_STEPS ? 'MEDIUM' : 'HARD';
}

/** How the list has a case. */
export function caseContent(draft: CaseDraft, checks: CaseChecks | null): ItemContent {
  const { simulation, title, goal, key, chain, difficulty, examples = [] } = draft;
  const profile = draft.simulation === 'EQUIPMENT' ? draft.profile : undefined;
  const data: AuthorPart = {
    difficulty,
    chain,
    checks,
    ...(profile === undefined ? {} : { profile }),
    ...(examples.length === 0 ? {} : { examples }),
  };
  return {
    simulation,
    code: '',
    title,
    words: [goal.ru, goal.en, goal.ch],
    tags: [`difficulty:${difficultyOf(draft)}`],
    stepCount: key.reference.steps.length,
    gateCount: key.reference.gates?.length ?? 0,
    data,
  };
}

interface Published {
  readonly simulation: PracticeSimulation;
  readonly data: unknown;
  readonly key: unknown;
  readonly author: AuthorPart | undefined;
}

function pinnedProfile(
  author: AuthorPart | undefined,
  play: EquipmentPlay,
): Pick<EquipmentCaseDraft, 'profile'> {
  const profile = author?.profile ?? profileOfPlay(play);
  return profile === undefined ? {} : { profile };
}

/** A published case as its draft has it. */
export function draftOfCase({ simulation, data, key, author }: Published): CaseDraft {
  const known = {
    difficulty: author?.difficulty ?? null,
    chain: author?.chain ?? null,
    ...(author?.examples === undefined ? {} : { examples: [...author.examples] }),
  };
  if (simulation === 'ROOM') {
    const { id: _id, revision: _revision, timeLimitMs = null, ...rest } = roomCaseSchema.parse(data);
    const { caseId: _caseId, revision: _keyRevision, ...judging } = roomKeySchema.parse(key);
    return { simulation, ...known, ...rest, timeLimitMs, key: judging };
  }
  const { id: _id, revision: _revision, timeLimitMs = null, ...rest } = equipmentCaseSchema.parse(data);
  const { caseId: _caseId, revision: _keyRevision, ...judging } = equipmentKeySchema.parse(key);
  const profile = pinnedProfile(author, rest.play);
  return { simulation, ...known, ...profile, ...rest, timeLimitMs, key: judging };
}

interface Pinned {
  readonly id: string;
  readonly revision: number;
}

/** The play part that publishing would store, not yet checked. */
export function caseDataOf({ id, revision }: Pinned, draft: CaseDraft) {
  const { rulesetId, rulesetRevision, seed, order, title, goal, timeLimitMs, play } = draft;
  return {
    id,
    revision,
    rulesetId,
    rulesetRevision,
    seed,
    title,
    goal,
    ...(order === null ? {} : { order }),
    ...(timeLimitMs === null ? {} : { timeLimitMs }),
    play: { ...play, id },
  };
}

/** Whether the steps of the key answer the situation of its case themselves. */
function isAnswered({ judging, situations }: EquipmentCaseDraft['key']): boolean {
  if (situations !== undefined || judging === undefined) return false;
  return judging.danger !== undefined || judging.neededCalls.length > 0 || judging.leaving !== 'mustNot';
}

/** The situations that the case plans and its own key does not judge are judged by the ruleset's key. */
function withSituations(draft: CaseDraft, known: readonly SituationKey[]): readonly SituationKey[] {
  if (draft.simulation !== 'EQUIPMENT') return [];
  const { play, key } = draft;
  const ids = new Set(play.emergency.planned.flatMap(({ situations }) => situations));
  if (ids.size === 1 && isAnswered(key)) return [];
  const own = (key.situations ?? []).filter(({ situation }) => ids.has(situation));
  const others = known.filter(
    ({ situation }) => ids.has(situation) && !own.some((row) => row.situation === situation),
  );
  return [...own, ...others];
}

/** The key that publishing would store. Throws where the judging has no step. */
export function caseKeyOf(
  { id, revision }: Pinned,
  draft: CaseDraft,
  ofRuleset: readonly SituationKey[],
): CaseKey {
  const head = { ...draft.key, caseId: id, revision };
  if (draft.simulation === 'ROOM') return roomKeySchema.parse(head);
  const situations = withSituations(draft, ofRuleset);
  const { situations: _own, ...rest } = head as EquipmentKey;
  return equipmentKeySchema.parse(situations.length === 0 ? rest : { ...rest, situations });
}
