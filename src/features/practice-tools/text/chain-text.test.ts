// The text form of a chain goes round without loss: of every shipped one, and of any other.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainInputSchema, type ChainInput } from '#contract/entities/practice-tools.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { readChain } from './read-chain.ts';
import { TextFault } from './words.ts';
import { writeChain } from './write-chain.ts';

const CASES = [...BUILTIN_ROOM_CASES, ...BUILTIN_EQUIPMENT_CASES];
const SHIPPED: readonly ChainInput[] = [...builtinRoomKeys, ...BUILTIN_EQUIPMENT_KEYS].map(
  ({ caseId, reference }) => {
    const own = CASES.find(({ id }) => id === caseId);
    if (own === undefined) throw new Error(caseId);
    return chainInputSchema.parse({
      simulation: caseId.startsWith('equipment') ? 'EQUIPMENT' : 'ROOM',
      title: own.title,
      description: own.goal,
      reference: {
        ...reference,
        steps: reference.steps.map((step) => ({ ...step, action: { id: 'A005', revision: 3 } })),
      },
    });
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('every shipped chain goes round', () => {
    expect(SHIPPED.length).toBeGreaterThan(45);
    for (const chain of SHIPPED) expect(readChain(writeChain(chain, language))).toEqual(chain);
  });
});

// Any text at all that the schemas let in: with quotes, bars, brackets, breaks, spaces at the ends.
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '"',
    'a [b]',
    '1. x [y]',
    '# Шаги',
    'a | b',
    'почему: нет',
    'строка\nвторая',
    '\\n',
    'a\u2028b',
    'a\u2029',
    'a\u0085b',
    '\uFEFFa',
    '\uD800',
    'x ',
    '：',
  ),
);
const someText = anyText.filter((text) => text.length > 0);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }) },
  fc.constantFrom('a\u2028b', '__proto__', 'constructor', 'a]b', '[', '- a', '1.', '!=', 'true'),
);
const ids = fc.array(id, { maxLength: 4 });
const someIds = fc.array(id, { minLength: 1, maxLength: 4 });
const trilingual = fc.record({ ru: someText, en: anyText, ch: anyText });
const sources = fc.array(
  fc.record({ id, title: someText, place: anyText }, { requiredKeys: ['id', 'title'] }),
  {
    maxLength: 3,
  },
);
const condition = fc.record({ key: id, is: someIds, isNot: someIds }, { requiredKeys: ['key'] });
const conditions = fc.array(condition, { maxLength: 3 });
const someConditions = fc.array(condition, { minLength: 1, maxLength: 3 });
const params = fc.dictionary(
  id,
  fc.array(fc.oneof(anyText, fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.boolean()), {
    minLength: 1,
    maxLength: 3,
  }),
  { maxKeys: 3, noNullPrototype: true },
);
const code = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), {
  minLength: 1,
  maxLength: 3,
});
const matcher = fc.record(
  {
    code,
    item: someIds,
    from: someIds,
    to: someIds,
    location: someIds,
    params,
    before: conditions,
    after: conditions,
  },
  { requiredKeys: [] },
);
const matchers = fc.array(matcher, { minLength: 1, maxLength: 3 });
const harm = fc.constantFrom('PEOPLE', 'ROOM', 'PRODUCT', 'RECORD', 'HABIT');
const judged = {
  id,
  text: trilingual,
  why: trilingual,
  sources,
  harm,
  isCritical: fc.boolean(),
  failsAttempt: fc.boolean(),
  exemption: trilingual,
};
const JUDGED_KEYS = ['id', 'text', 'sources'] as const;
const ms = fc.integer({ min: 1, max: 80_000_000 });
const step = fc.record(
  {
    ...judged,
    match: matchers,
    after: ids,
    isOptional: fc.boolean(),
    owed: someConditions,
    deadline: fc.record(
      { withinMs: ms, promptMs: ms, since: id, sinceFact: id },
      { requiredKeys: ['withinMs'] },
    ),
    action: fc.record({
      id: fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/),
      revision: fc.integer({ min: 1, max: 999 }),
    }),
  },
  { requiredKeys: [...JUDGED_KEYS, 'match'] },
);
const gateBase = {
  id,
  text: trilingual,
  why: trilingual,
  sources: sources.filter((list) => list.length > 0),
  harm,
  when: conditions,
  must: someConditions,
  preventedBy: ids,
};
const GATE_KEYS = ['id', 'text', 'why', 'sources', 'harm', 'must', 'asks'] as const;
const gate = fc.oneof(
  fc.record({ ...gateBase, asks: fc.constantFrom('always', 'end') }, { requiredKeys: [...GATE_KEYS] }),
  fc.record(
    { ...gateBase, asks: fc.constant('act'), match: matchers },
    { requiredKeys: [...GATE_KEYS, 'match'] },
  ),
);
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
const reference = fc.record(
  {
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    anyOf: few(
      fc.record({ id, text: trilingual, branches: fc.array(someIds, { minLength: 2, maxLength: 3 }) }),
    ),
    forbidden: few(
      fc.record(
        { ...judged, match: matchers, preventedBy: ids },
        { requiredKeys: [...JUDGED_KEYS, 'match'] },
      ),
    ),
    wrong: few(
      fc.record(
        { id, text: trilingual, why: trilingual, sources, harm, match: matchers },
        { requiredKeys: [...JUDGED_KEYS, 'match'] },
      ),
    ),
    end: few(
      fc.record(
        { ...judged, condition, owed: someConditions },
        { requiredKeys: [...JUDGED_KEYS, 'condition'] },
      ),
    ),
    gates: few(gate),
    order: few(
      fc.record({
        earlier: someIds,
        later: someIds,
        weight: fc.integer({ min: 1, max: 3 }),
        why: trilingual,
        sources: sources.filter((list) => list.length > 0),
      }),
    ),
    crossing: ids,
    mending: few(matcher),
    freeCodes: fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), { maxLength: 4 }),
    shares: fc
      .tuple(fc.integer({ min: 0, max: 100 }), id, id, trilingual, ids)
      .map(([percent, one, other, text, rows]) => [
        { id: one, text, percent, rows },
        { id: other, text, percent: 100 - percent, rows: [] },
      ]),
    expectedMs: fc.integer({ min: 1000, max: 80_000_000 }),
    passScore: fc.integer({ min: 1, max: 100 }),
    weights: fc.constant(SHIPPED[0]?.reference.weights),
    maxNodes: fc.integer({ min: 100, max: 2_000_000 }),
  },
  {
    requiredKeys: [
      'steps',
      'anyOf',
      'forbidden',
      'wrong',
      'end',
      'freeCodes',
      'passScore',
      'weights',
      'maxNodes',
    ],
  },
);
const title = fc.record({ ru: fc.constantFrom('Цепочка', '"Цепочка"', 'a: b'), en: anyText, ch: anyText });
const chain = fc
  .record({
    simulation: fc.constantFrom('ROOM', 'EQUIPMENT'),
    title,
    description: fc.record({ ru: anyText, en: anyText, ch: anyText }),
    reference,
  })
  .map((value) => chainInputSchema.parse(value));

it('any chain goes round, in any language', () => {
  fc.assert(
    fc.property(chain, fc.constantFrom(...LANGUAGES), (value, language) => {
      expect(readChain(writeChain(value, language))).toEqual(value);
    }),
    { numRuns: 400 },
  );
});

const [FIRST] = SHIPPED;
const written = FIRST === undefined ? '' : writeChain(FIRST, 'ru');

it.each<[string, (text: string) => string, string, RegExp]>([
  ['an unknown word', (text) => text.replace('   запись:', '   запсь:'), 'keyword', /запсь/],
  ['an unknown section', (text) => text.replace('# Шаги', '# Шашки'), 'keyword', /Шашки/],
  [
    'a line before the first step',
    (text) => text.replace('# Шаги', '# Шаги\n   вред: ROOM'),
    'place',
    /вред/,
  ],
  [
    'a harm that there is not',
    (text) => text.replace('вред: HABIT', 'вред: PLANET'),
    'value',
    /steps\.\d+\.harm/,
  ],
  [
    'a condition without an end',
    (text) => text.replace('запись: ', 'запись: before:a=b=c '),
    'condition',
    /a=b=c/,
  ],
])('%s is refused with its line', (_name, change, reason, word) => {
  const read = (): unknown => readChain(change(written));
  expect(change(written)).not.toBe(written);
  expect(read).toThrow(TextFault);
  expect(read).toThrow(new RegExp(`^${reason}: .*${word.source}`));
});
