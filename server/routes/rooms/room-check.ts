// What of a draft of a room can't be built, and what is lost by it.
import { isRoomError, type RoomDraft, type RoomFinding } from '#contract/entities/room-draft.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { problemTexts, type RoomProblem } from '#machines/room/room-problems.ts';
import { casePool, parsePool } from '#server/parsing/parse-pool.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft } from '../drafts/drafts-repository.ts';
import { casesOfRulesets } from '../practice-tools/cases-of-rulesets.ts';
import { rulesetOfRoom } from './room-content.ts';
import { findRules, judgedCasesOfRoom, playsOfRoom } from './rooms-repository.ts';
import { isBlank } from '#contract/is-blank.ts';

export type CurrentRoomDraft = CurrentDraft<RoomDraft>;

interface Said {
  readonly name?: Trilingual | undefined;
  readonly reason?: Trilingual;
}

function finding(code: RoomFinding['code'], path: string, { name, reason }: Said = {}): RoomFinding {
  return { code, isError: isRoomError(code), path, name: name ?? null, reason: reason ?? null };
}

function textFindings({ title }: RoomDraft): readonly RoomFinding[] {
  if (isBlank(title.ru)) return [finding('NO_TITLE', 'title.ru')];
  const missing = LANGUAGES.filter((language) => isBlank(title[language]));
  return missing.map((language) => finding('LANGUAGE_MISSING', `title.${language}`));
}

function kindFindings({ locations }: RoomMap): readonly RoomFinding[] {
  const has = (kind: RoomMap['locations'][number]['kind']): boolean =>
    locations.some((location) => location.kind === kind);
  return [
    ...(has('outside') ? [] : [finding('NO_STREET', 'map.locations')]),
    ...(has('clean') ? [] : [finding('NO_CLEAN', 'map.locations')]),
  ];
}

/** The thing, place or part of the plan of which a path tells. */
function nameAt({ map, items, slots }: RoomRuleset, { id, path }: RoomProblem): Trilingual | undefined {
  const [list, at] = path.split('.');
  if (list === 'items') return items[Number(at)]?.text;
  if (list === 'slots') return slots[Number(at)]?.text;
  if (list !== 'map') return undefined;
  const named = [...map.locations, ...map.doors, ...map.furniture, ...map.dropZones];
  return named.find((one) => one.id === id)?.text;
}

function planFinding(ruleset: RoomRuleset, problem: RoomProblem): RoomFinding {
  const { kind, path } = problem;
  const name = nameAt(ruleset, problem);
  return finding('PLAN', path, { name, reason: problemTexts[kind] });
}

interface Checked {
  readonly id: string;
  /** Who asks: each person has one room checked at a time. */
  readonly personId: string;
}

/** The check list of a draft; the plan is checked in a process with limits of its own. */
export async function roomFindings(
  db: Db | Tx,
  { id, personId }: Checked,
  { data: draft, questions }: CurrentRoomDraft,
): Promise<RoomFinding[]> {
  const undecided = questions.length > 0 ? [finding('UNDECIDED', '')] : [];
  const rules = await findRules(db, draft.basedOn);
  if (rules === undefined) return [...undecided, finding('NO_RULES', 'basedOn')];
  const ruleset = rulesetOfRoom({ id, revision: 1 }, draft, rules);
  const plays = await playsOfRoom(db, id);
  const { problems, lostCases } = await parsePool.parse(personId, 'ROOM', { ruleset, plays });
  const cases = (await casesOfRulesets(db, [id])).get(id) ?? [];
  const lost = cases.filter((one) => lostCases.includes(one.id));
  return [
    ...undecided,
    ...textFindings(draft),
    ...problems.map((problem) => planFinding(ruleset, problem)),
    ...kindFindings(draft.map),
    ...lost.map(({ title }) => finding('CASE_LOST', 'map', { name: title })),
  ];
}

/**
 * The cases of the room whose known way does not lead through it as it is drawn. Only the check list plays them: they stop
 * nobody from publishing.
 */
export async function caseFindings(
  db: Db,
  { id, personId }: Checked,
  { data: draft }: CurrentRoomDraft,
): Promise<RoomFinding[]> {
  const rules = await findRules(db, draft.basedOn);
  const judged = await judgedCasesOfRoom(db, id);
  if (rules === undefined || judged.length === 0) return [];
  const ruleset = rulesetOfRoom({ id, revision: 1 }, draft, rules);
  try {
    const blocked = await casePool.parse(personId, 'ROOM_WAYS', { ruleset, cases: judged });
    const cases = (await casesOfRulesets(db, [id])).get(id) ?? [];
    return cases
      .filter((one) => blocked.includes(one.id))
      .map(({ title }) => finding('CASE_BLOCKED', 'map', { name: title }));
  } catch (error) {
    if (error instanceof ApiFault && error.code === 'TOO_LARGE') return [finding('CASES_UNPLAYED', 'map')];
    throw error;
  }
}
