// The words of a simulation: codes, things, places and facts, to make actions and chains of.
import type { PracticeSimulation, PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { equipmentCaseSchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { roomCaseSchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { vocabularyOf as equipmentVocabulary } from '#machines/equipment/vocabulary.ts';
import { factsOf, matchersOf } from '#machines/kit/grading/reference-words.ts';
import { vocabularyOf as roomVocabulary } from '#machines/room/vocabulary.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { casesOf, rulesetsOf } from './simulation-data-repository.ts';

type Words = Omit<PracticeVocabulary, 'facts'>;

function ownWords(simulation: PracticeSimulation, ruleset: unknown, cases: readonly unknown[]): Words {
  if (simulation === 'ROOM') {
    const plays = cases.map((data) => roomCaseSchema.parse(data).play);
    return roomVocabulary(roomRulesetSchema.parse(ruleset), plays);
  }
  const plays = cases.map((data) => equipmentCaseSchema.parse(data).play);
  return equipmentVocabulary(equipmentRulesetSchema.parse(ruleset), plays);
}

function onceEach<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** Things that keys name and nothing gives a name: they are called by their ids. */
function nameless(references: readonly Reference[], known: Words) {
  const ids = references.flatMap(matchersOf).flatMap(({ item = [] }) => item);
  const named = new Set(known.things.map(({ id }) => id));
  return [...new Set(ids)]
    .filter((id) => !named.has(id))
    .map((id) => ({ id, text: inEveryLanguage(() => id), picture: null }));
}

/** How the cases of a simulation are judged. */
export async function readReferences(
  db: Db | Tx,
  simulation: PracticeSimulation,
): Promise<readonly Reference[]> {
  const cases = await casesOf(db, simulation);
  return cases.map(({ key }) => TASK_KINDS[simulation].parseKey(key).reference);
}

/** Everything that the rulesets and cases of a simulation name. */
export async function readVocabulary(
  db: Db | Tx,
  simulation: PracticeSimulation,
): Promise<PracticeVocabulary> {
  const [rulesets, cases] = await Promise.all([rulesetsOf(db, simulation), casesOf(db, simulation)]);
  const references = cases.map(({ key }) => TASK_KINDS[simulation].parseKey(key).reference);
  const plays = cases.map(({ data }) => data);
  const all = rulesets.map((ruleset) => ownWords(simulation, ruleset, plays));
  const words: Words = {
    codes: all.flatMap(({ codes }) => codes),
    things: all.flatMap(({ things }) => things),
    places: all.flatMap(({ places }) => places),
    locations: all.flatMap(({ locations }) => locations),
  };
  return {
    codes: onceEach(words.codes),
    things: onceEach([...words.things, ...nameless(references, words)]),
    places: onceEach(words.places),
    locations: onceEach(words.locations),
    facts: factsOf(references),
  };
}

/** The codes of a simulation’s rulesets. */
export async function readCodes(db: Db | Tx, simulation: PracticeSimulation): Promise<ReadonlySet<string>> {
  const schema = simulation === 'ROOM' ? roomRulesetSchema : equipmentRulesetSchema;
  const rulesets = await rulesetsOf(db, simulation);
  return new Set(rulesets.flatMap((data) => schema.parse(data).codes.map(({ code }) => code)));
}
