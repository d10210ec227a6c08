// What may be worn with what, and in which order it comes: every ban, covered slots, needs with a group, first states.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { playWith, type PlayParts } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { refusalDetail } from './refusal-detail.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const anyTwo = (craft: string) =>
  SIZES.flatMap((one) => SIZES.map((other) => [`${craft}${one}`, `${craft}${other}`] as const));

/** The specification's list; each pair is tried both ways round. */
const bans: readonly (readonly [string, string])[] = [
  ['shoeCovers', 'boots'],
  ['shoeCovers', 'crocs'],
  ['boots', 'crocs'],
  ['coat', 'shirt'],
  ['coat', 'underwear'],
  ['hat', 'hat'],
  ['underwear', 'shirt'],
  ['underwear', 'jeans'],
  ...anyTwo('gloves'),
  ...anyTwo('masks'),
];

/** The last action's answer. */
function answer(parts: PlayParts, actions: readonly Action[], own: RoomRuleset = ruleset) {
  return tryActions(own, playWith(parts), actions).reasons.at(-1);
}

describe('a ban', () => {
  it.each(bans)('%s and %s are not put on together', (one, other) => {
    for (const [worn, held] of [
      [one, other],
      [other, one],
    ]) {
      const parts = { settings: [`${worn}-5`], hand: [`${held}-6`] };
      expect(answer(parts, [{ code: 'A005', item: `${held}-6` }]), `${held} on ${worn}`).toBe('banned');
    }
  });

  it('that one row alone says holds both ways', () => {
    const cape = { ...ruleset.items.find(({ id }) => id === 'coat')!, id: 'cape', code: 'S031' };
    const items = [...ruleset.items, { ...cape, slot: 'eyes', bannedWith: ['earrings'] }];
    for (const [worn, held] of [
      ['cape', 'earrings'],
      ['earrings', 'cape'],
    ] as const) {
      const parts = { settings: [`${worn}-5`], hand: [`${held}-6`] };
      const actions = [{ code: 'A005', item: `${held}-6` }];
      expect(answer(parts, actions, { ...ruleset, items }), `${held} on ${worn}`).toBe('banned');
    }
  });

  it.each(bans)('%s and %s may lie in one hand and the other, and in the bag', (one, other) => {
    const parts = { settings: [], hand: [`${one}-5`, 'bag-0'], bag: [`${other}-6`] };
    const { reasons } = tryActions(ruleset, playWith(parts), [
      { code: 'A010', item: `${one}-5` },
      { code: 'A009', item: `${other}-6` },
    ]);
    expect(reasons).toEqual([undefined, undefined]);
  });
});

const SUITED = ['crocs-1', 'underwear-1'];

describe('what is covered is not put on', () => {
  it.each<[string, string, readonly string[]]>([
    ['earrings under the cap', 'earrings-0', ['hat-5']],
    ['the inner suit under the coverall', 'underwear-1', ['coverall-0']],
    ['jeans under boots', 'jeans-0', ['boots-0']],
    ['change shoes under reusable covers', 'crocs-1', ['reusableShoecovers-0']],
  ])('%s', (_name, item, settings) => {
    expect(answer({ settings, hand: [item] }, [{ code: 'A005', item }])).toBe('covered');
  });
});

describe('the coat', () => {
  it.each(['shirt-0'])('comes off before anything else of the trunk: the %s', (item) => {
    expect(answer({ settings: ['coat-0', item] }, [{ code: 'A006', item }])).toBe('covered');
  });

  it.each(['shirt-0', 'underwear-1'])('is not put back on over the %s', (worn) => {
    expect(answer({ settings: [worn], hand: ['coat-0'] }, [{ code: 'A005', item: 'coat-0' }])).toBe('banned');
  });
});

describe('what must already be worn', () => {
  it.each<[string, string, readonly string[], RoomRefusal | undefined]>([
    ['reusable covers on bare feet', 'reusableShoecovers-0', [], 'dependency'],
    ['reusable covers on crocs, one of the group', 'reusableShoecovers-0', ['crocs-1'], undefined],
    ['reusable covers on shoe covers, the other', 'reusableShoecovers-0', ['shoeCovers-5'], undefined],
    ['reusable covers on street shoes', 'reusableShoecovers-0', ['boots-0'], 'dependency'],
    ['the coverall without the inner suit', 'coverall-0', ['crocs-1'], 'dependency'],
    ['the coverall over it', 'coverall-0', SUITED, undefined],
    ['the inner suit with the shirt on', 'underwear-1', ['shirt-0'], 'banned'],
    ['the inner suit with jeans on', 'underwear-1', ['jeans-0'], 'banned'],
    ['the inner suit with both off', 'underwear-1', [], undefined],
  ])('%s', (_name, item, settings, reason) => {
    expect(answer({ settings, hand: [item] }, [{ code: 'A005', item }])).toBe(reason);
  });
});

/** Another site: a pen lies on the table only beside a laptop, and beside an apple or a bottle. */
const tidy: RoomRuleset = {
  ...ruleset,
  items: ruleset.items.map((item) => {
    const positions = item.positions.map((position) =>
      position.dropId === 'separate-table' || position.dropId === 'P003'
        ? { ...position, dependencies: ['laptop', ['apple', 'bottle']] }
        : position,
    );
    return item.id === 'pen' ? { ...item, positions } : item;
  }),
};

describe('what must already lie in a place', () => {
  const table = 'separate-table';
  it.each<[string, readonly string[], RoomRefusal | undefined]>([
    ['nothing of it', [], 'dependency'],
    ['the one alone', ['laptop-0'], 'dependency'],
    ['one of the group alone', ['apple-0'], 'dependency'],
    ['the one and one of the group', ['laptop-0', 'apple-0'], undefined],
    ['the one and the other of the group', ['laptop-0', 'bottle-0'], undefined],
  ])('%s: at a table, and in the bag', (_name, there, reason) => {
    const at = { location: 'separate', position: table, hand: ['pen-0', 'bag-0'] };
    const put: Action = { code: 'A025', item: 'pen-0', to: table };
    const lying = there.map((id) => [id, table] as const);
    expect(answer({ ...at, subject: lying }, [put], tidy)).toBe(reason);
    expect(answer({ ...at, bag: there }, [{ code: 'A010', item: 'pen-0' }], tidy)).toBe(reason);
  });

  it('is named', () => {
    const play = playWith({
      location: 'separate',
      position: table,
      hand: ['pen-0'],
      subject: [['apple-0', table]],
    });
    const put: Action = { code: 'A025', item: 'pen-0', to: table };
    const { state } = tryActions(tidy, play, [put]);
    const { ru, en, ch } = refusalDetail(tidy, state, put, 'dependency');
    expect([ru, en, ch]).toEqual([
      'Сначала сюда нужно положить: Ноутбук',
      'Put here first: Laptop',
      '须先放入：笔记本电脑',
    ]);
  });
});

describe('gloves, masks and the coverall just put on', () => {
  it.each([
    ...SIZES.map((size) => [`gloves${size}`, 'wrong', 'correct', 'A012'] as const),
    ...SIZES.map((size) => [`masks${size}`, 'wrong', 'correct', 'A012'] as const),
    ['coverall', 'open', 'closed', 'CLOSE'] as const,
  ])('%s: %s, then %s by %s', (craft, first, right, code) => {
    const zone = craft === 'coverall' ? 'dressing-rack' : 'separate-rack';
    const item = `${craft}-0`;
    const play = playWith({
      location: zone.split('-')[0] ?? '',
      position: zone,
      settings: SUITED,
      subject: [[item, zone]],
    });
    const on: readonly Action[] = [
      { code: 'A024', item },
      { code: 'A005', item },
    ];
    expect(tryActions(ruleset, play, on).state.subjects[item]?.state).toBe(first);
    expect(tryActions(ruleset, play, [...on, { code, item }]).state.subjects[item]?.state).toBe(right);
  });
});
