// Each fact that a shipped key asks has words in each language; what is unknown stays as it is.
import { describe, expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as RULESET } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { deedFacts } from '#machines/equipment/solver/deed-facts.ts';
import { vocabularyOf } from '#machines/equipment/vocabulary.ts';
import { factsOf } from '#machines/kit/grading/reference-words.ts';
import { playAgain } from '#machines/kit/replay.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { vocabularyOf as roomVocabularyOf } from '#machines/room/vocabulary.ts';
import { texts as chinese } from '#src/i18n/ch/facts.ts';
import { texts as english } from '#src/i18n/en/facts.ts';
import { texts as russian } from '#src/i18n/ru/facts.ts';
import { factWords } from './fact-words.ts';

const ASKED = [builtinRoomKeys, BUILTIN_EQUIPMENT_KEYS].flatMap((keys) =>
  factsOf(keys.map((key) => key.reference)),
);

const NAMED_IDS: ReadonlySet<string> = new Set(
  [
    vocabularyOf(
      RULESET,
      BUILTIN_EQUIPMENT_CASES.map(({ play }) => play),
    ),
    roomVocabularyOf(
      builtinRoomRuleset,
      BUILTIN_ROOM_CASES.map(({ play }) => play),
    ),
  ].flatMap(({ things, places, locations }) => [...things, ...places, ...locations].map(({ id }) => id)),
);

describe.each([
  ['ru', russian],
  ['en', english],
  ['ch', chinese],
])('in %s', (_language, texts) => {
  const words = factWords(texts, () => undefined);

  test('every fact that a shipped key asks has words', () => {
    const kinds = ASKED.map(({ key }) => key.split('.')[0] ?? '');
    expect(kinds.filter((kind) => !Object.hasOwn(texts.kinds, kind))).toEqual([]);
  });

  test('so has each part of such a fact', () => {
    const parts = ASKED.flatMap(({ key }) =>
      Object.hasOwn(texts.names, key) ? [] : key.split('.').slice(1),
    );
    const isSaid = (part: string): boolean => Object.hasOwn(texts.names, part) || NAMED_IDS.has(part);
    expect([...new Set(parts)].filter((part) => !isSaid(part))).toEqual([]);
  });

  test('the digits of the emergency are said each in its own words', () => {
    expect(words.fact('emergencySituations.3')).toBe(texts.names['emergencySituations.3']);
    expect(words.value('emergencySituations.3', '0')).toBe(texts.values['emergencySituations.3=0']);
  });

  test('parts and values are said in words, and what is unknown stays as it is', () => {
    expect(words.fact('slot.hands')).toBe(`${texts.kinds.slot} (${texts.names.hands})`);
    expect(words.value('slot.hands', 'no')).toBe(texts.values.no);
    expect([words.fact('constructor'), words.value('lot', 'constructor')]).toEqual([
      'constructor',
      'constructor',
    ]);
  });
});

test('things and places have their own names', () => {
  const words = factWords(english, (id) => (id === 'port1' ? 'Load port 1' : undefined));
  expect(words.fact('docked.port1')).toBe('Docked (Load port 1)');
  expect(words.value('pod.POD1', 'port1 yes')).toBe('Load port 1 yes');
});

/** What an author of any shipped case of the bay might be asked about: all facts, at each moment of its right way. */
function asked() {
  const facts = new Map<string, Set<string>>();
  for (const { id, play, seed } of BUILTIN_EQUIPMENT_CASES) {
    const { way = [] } = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id) ?? {};
    const { entries } = planLog(RULESET, play, seed, way);
    for (const { after } of playAgain(equipmentSimulation, RULESET, play, seed, entries).moments)
      for (const [fact, value] of Object.entries(deedFacts(RULESET, after)))
        facts.set(fact, (facts.get(fact) ?? new Set()).add(value));
  }
  return facts;
}

describe.each([
  ['ru', russian],
  ['en', english],
  ['ch', chinese],
] as const)('what tells two orders in the bay apart, in %s', (language, texts) => {
  const { things, places } = vocabularyOf(
    RULESET,
    BUILTIN_EQUIPMENT_CASES.map(({ play }) => play),
  );
  const nameOf = (id: string) => [...things, ...places].find((row) => row.id === id)?.text[language];
  const isSaid = (word: string): boolean =>
    Object.hasOwn(texts.values, word) || Object.hasOwn(texts.names, word) || nameOf(word) !== undefined;
  /** What is written on a paper, an id of a recipe or of a step of it, a name that somebody typed: it stays as it is. */
  const ITSELF = /^paper\.\S+\.\w+$|^recipes\.|^jobs$|^leftInTrack$/u;

  test('every fact and its values have words', () => {
    for (const [fact, values] of asked()) {
      const [kind = '', ...parts] = fact.split('.');
      expect(Object.keys(texts.kinds)).toContain(kind);
      if (ITSELF.test(fact)) continue;
      const ids = [...parts, ...[...values].flatMap((value) => value.split(/[ ,]+/u))];
      const unsaid = ids.filter((word) => /[a-z]/iu.test(word) && !isSaid(word));
      expect([fact, unsaid]).toEqual([fact, []]);
    }
  });
});
