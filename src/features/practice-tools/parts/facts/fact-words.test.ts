// Each fact that a shipped key asks has words in each language; what is unknown stays as it is.
import { describe, expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { factsOf } from '#machines/kit/grading/reference-words.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { texts as chinese } from '#src/i18n/ch/facts.ts';
import { texts as english } from '#src/i18n/en/facts.ts';
import { texts as russian } from '#src/i18n/ru/facts.ts';
import { factWords } from './fact-words.ts';

const ASKED = [builtinRoomKeys, BUILTIN_EQUIPMENT_KEYS].flatMap((keys) =>
  factsOf(keys.map((key) => key.reference)),
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
