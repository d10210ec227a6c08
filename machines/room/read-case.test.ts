import { describe, expect, it } from 'vitest';
import { cleanHandsMan } from './builtin/cases/clean-hands-man.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { readRoomCase } from './read-case.ts';
import { problemTexts } from './room-problems.ts';

const { play } = cleanHandsMan;
const { person } = play;
const withPlay = (own: Partial<typeof play>) => ({ ...cleanHandsMan, play: { ...play, ...own } });
const withPerson = (own: Partial<typeof person>) => withPlay({ person: { ...person, ...own } });

const rows: readonly (readonly [path: string, reason: string, data: unknown])[] = [
  ['', 'The value does not fit', 'a case'],
  ['seed', 'The value does not fit', { ...cleanHandsMan, seed: -1 }],
  ['play.person.gender', 'The value does not fit', withPerson({ gender: 'cat' as 'man' })],
  ['rulesetId', 'The case is for another ruleset', { ...cleanHandsMan, rulesetId: 'mine' }],
  ['rulesetRevision', 'The case is for another ruleset', { ...cleanHandsMan, rulesetRevision: 1 }],
  ['play.person.location', 'There is no such location: attic', withPerson({ location: 'attic' })],
  ['play.person.position', 'There is no such furniture: stove', withPerson({ position: 'stove' })],
  [
    'play.person.position',
    'This furniture is in another location: locker-bench',
    withPerson({ position: 'locker-bench' }),
  ],
  [
    'play.person.hand.0.craft',
    'The catalogue has no such item: piano',
    withPerson({ hand: [{ id: 'piano-0', craft: 'piano' }] }),
  ],
  [
    'play.person.settings.0.id',
    'The catalogue has no such item: cape',
    withPerson({ settings: [{ id: 'cape-0' }] }),
  ],
  [
    'play.person.settings.0.id',
    'This is no worn thing, no aspect and no size: wings',
    withPerson({ settings: [{ id: 'wings' }] }),
  ],
  [
    'play.person.settings.0.params',
    'A size is S, M, L or XL: handSize',
    withPerson({ settings: [{ id: 'handSize', params: 'huge' }] }),
  ],
  [
    'play.person.settings.0.id',
    'It can’t be worn: apple-0',
    withPerson({ bag: [], settings: [{ id: 'apple-0' }] }),
  ],
  [
    'play.person.settings.1.id',
    'That place on the body is taken already: masksL-0',
    withPerson({ settings: [{ id: 'masksM-0' }, { id: 'masksL-0' }] }),
  ],
  [
    'play.person.settings.0.params',
    'The thing has no such state: masksM-0',
    withPerson({ settings: [{ id: 'masksM-0', params: 'torn' }] }),
  ],
  ['play.person.bag', 'There are things in a bag, but no bag: bag', withPerson({ hand: [] })],
  [
    'play.person.bag',
    'The bag does not hold so much: bag',
    withPerson({ bag: Array.from({ length: 9 }, (_, at) => ({ id: `pen-${at}`, craft: 'pen' })) }),
  ],
  [
    'play.subject.0.position',
    'There is no such place: shelf',
    withPlay({ subject: [{ id: 'hat-0', craft: 'hat', position: 'shelf' }] }),
  ],
  [
    'play.subject',
    'The place does not hold so much: washroom-sink',
    withPlay({
      subject: [1, 2, 3].map((at) => ({ id: `napkin-${at}`, craft: 'napkin', position: 'washroom-sink' })),
    }),
  ],
  [
    'play.subject.0.id',
    'The name is there twice: bag-0',
    withPlay({ subject: [{ id: 'bag-0', craft: 'bag', position: 'locker-bench' }] }),
  ],
  [
    'play.furniture.0.statusChange',
    'This is no key: pen',
    withPlay({ furniture: play.furniture.map((row) => ({ ...row, statusChange: 'pen' })) }),
  ],
  [
    'play.furniture.0.idZone',
    'There is no such place: cellar',
    withPlay({ furniture: play.furniture.map((row) => ({ ...row, idZone: 'cellar' })) }),
  ],
];

describe('a case from a file', () => {
  it('is read when it is right', () => {
    expect(readRoomCase(ruleset, structuredClone(cleanHandsMan))).toEqual({
      ok: true,
      roomCase: cleanHandsMan,
    });
  });

  it.each([
    ['entrance-bench', undefined, 'sit'],
    ['entrance-bench', 'stay', 'stay'],
    ['entrance-start', undefined, undefined],
  ] as const)('at %s with the posture %s is read as %s', (position, posture, read) => {
    const own = withPerson({ location: 'entrance', position, ...(posture ? { posture } : {}) });
    const reading = readRoomCase(ruleset, own);
    expect(reading.ok && reading.roomCase.play.person.posture).toBe(read);
  });

  it.each(rows)('is refused at “%s”: %s', (path, reason, data) => {
    const reading = readRoomCase(ruleset, data);
    const faults = reading.ok ? [] : reading.faults;
    expect(faults.map((fault) => fault.path)).toContain(path);
    expect(faults.find((fault) => fault.path === path)?.reason.en).toContain(reason);
  });

  it('says every kind of problem in three languages', () => {
    for (const text of Object.values(problemTexts)) expect(Object.values(text).every(Boolean)).toBe(true);
  });
});
