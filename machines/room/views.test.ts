import { describe, expect, it } from 'vitest';
import { playWith } from './builtin/cases/play-with.ts';
import { cleanHandsMan } from './builtin/cases/clean-hands-man.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { possibleActions, type ActionTarget } from './possible-actions.ts';
import { bagItems, bagOf, furnitureState, heldItems, personAt, wornItems } from './selectors.ts';
import { roomSimulation } from './simulation.ts';
import { tryActions } from '#tests/support/try-room-actions.ts';
import { describeOutcome } from './twin/describe-outcome.ts';
import { actionText, codesOf } from './wording.ts';
import { describeStateText } from './twin/describe-state.ts';

const ruleset = builtinRoomRuleset;
const start = roomSimulation.start(ruleset, cleanHandsMan.play, 1);
const at = (position: string, location = 'entrance') =>
  roomSimulation.start(ruleset, playWith({ location, position }), 1);

describe('what a scene asks', () => {
  it('what is worn, held and in the bag', () => {
    expect(wornItems(ruleset, start).map(({ item }) => item.id)).toEqual([
      'boots',
      'jeans',
      'shirt',
      'coat',
      'keyCard',
    ]);
    expect(heldItems(ruleset, start).map(({ item, hand }) => [item.id, hand])).toEqual([['bag', 'right']]);
    expect(bagItems(ruleset, start).map(({ item }) => item.id)).toEqual(['apple', 'bottle', 'laptop', 'pen']);
    expect(bagOf(ruleset, start)?.isInReach).toBe(true);
  });

  it('where the person is while walking, and after', () => {
    const { state } = tryActions(ruleset, playWith({}), [{ code: 'WALK', params: { x: 4, y: 6 } }]);
    expect(personAt(state, 200)).toEqual({ x: 4, y: 4.5, facing: 'sw', pose: 'walking' });
    expect(personAt(state, 800)).toEqual({ x: 4, y: 6, facing: 'sw', pose: 'standing' });
  });

  it('which tile one sits on, facing away from the bench', () => {
    const { state } = tryActions(ruleset, playWith({ position: 'entrance-bench' }), [
      { code: 'A003', to: 'entrance-bench' },
    ]);
    expect(personAt(state, state.readyAtMs)).toEqual({
      x: 6,
      y: 5,
      facing: 'nw',
      pose: 'sitting',
      seat: { x: 7, y: 5 },
    });
  });

  it.each([
    ['locker-closet-1', 'locked'],
    ['entrance-shoerack', 'filled'],
    ['entrance-trash', 'empty'],
    ['washroom-mirror', 'plain'],
  ])('how %s looks: %s', (id, expected) => expect(furnitureState(ruleset, start, id)).toBe(expected));
});

describe('what can be done', () => {
  it.each<[string, ActionTarget, readonly string[]]>([
    ['a bench to stand before', { kind: 'furniture', id: 'entrance-bench' }, ['A003', 'HINT']],
    ['the rack from afar, after a walk', { kind: 'item', id: 'crocs-0' }, ['WALK A013']],
    ['a door', { kind: 'door', id: 'door-street' }, ['A002']],
    ['a free tile', { kind: 'tile', x: 4, y: 8 }, ['WALK']],
  ])('%s', (_name, target, expected) => {
    const options = possibleActions(ruleset, at('entrance-bench'), target).filter(
      ({ isRefused }) => !isRefused,
    );
    expect(options.map(({ steps }) => steps.map(({ code }) => code).join(' '))).toEqual(expected);
  });

  it.each<[string, string, ActionTarget, readonly string[]]>([
    [
      'the air shower',
      'transit',
      { kind: 'furniture', id: 'transit-shower' },
      ['WALK AIR_SHOWER', 'HINT', 'WALK'],
    ],
    ['the door back', 'transit', { kind: 'door', id: 'door-dressing-transit' }, ['A001']],
    ['the door on, while locked', 'transit', { kind: 'door', id: 'door-transit-production' }, []],
    [
      'the sink, without make-up',
      'washroom',
      { kind: 'furniture', id: 'washroom-sink' },
      ['WALK A018', 'WALK A018', 'HINT', 'WALK'],
    ],
  ])('%s', (_name, location, target, expected) => {
    const options = possibleActions(ruleset, at('start', location), target).filter(
      ({ isRefused }) => !isRefused,
    );
    expect(options.map(({ steps }) => steps.map(({ code }) => code).join(' '))).toEqual(expected);
  });

  it('offers make-up to be washed off at the sink', () => {
    const play = playWith({ location: 'washroom', settings: ['makeup'] });
    const options = possibleActions(ruleset, roomSimulation.start(ruleset, play, 1), {
      kind: 'furniture',
      id: 'washroom-sink',
    });
    expect(options.map(({ action }) => action.code)).toContain('CLEAN_FACE');
  });

  it('offers what is worn wrongly to be set right', () => {
    const settings = ['underwear-1', 'coverall-0', { id: 'masksM-0', params: 'wrong' }];
    const options = possibleActions(ruleset, roomSimulation.start(ruleset, playWith({ settings }), 1), {
      kind: 'person',
    });
    expect(options.map(({ action }) => [action.code, action.item])).toEqual([
      ['CLOSE', 'coverall-0'],
      ['A012', 'masksM-0'],
    ]);
  });

  it('says why the rest would be refused', () => {
    const options = possibleActions(ruleset, at('locker-closet-2', 'locker'), {
      kind: 'furniture',
      id: 'locker-closet-2',
    });
    expect(options.find(({ action }) => action.code === 'A021')).toMatchObject({
      isRefused: true,
      reason: 'wrongKey',
      why: { en: 'Your card opens another section. Go to that one' },
    });
  });

  it('offers both sides of the bench to one who sits', () => {
    const { state } = tryActions(ruleset, playWith({ position: 'entrance-bench' }), [
      { code: 'A003', to: 'entrance-bench' },
    ]);
    const texts = possibleActions(ruleset, state, { kind: 'person' }).map(({ text }) => text.en);
    expect(texts).toEqual(['Stand up on the street side', 'Stand up on the clean side']);
  });
});

it.each([
  [{ code: 'A008', item: 'bag-0', to: 'entrance-bench', location: 'entrance' }, 'A008 S005 L001'],
  [{ code: 'WALK', to: 'washroom-sink', location: 'washroom' }, 'WALK L002'],
  [{ code: 'A005', item: 'trash-12', location: 'production' }, 'A005 S027'],
])('an entry’s codes are those of the specification: %o', (entry, codes) => {
  expect(codesOf(ruleset, { ...entry, seq: 1, at: 0 }).join(' ')).toBe(codes);
});

describe('the text twin', () => {
  it.each([
    ['ru', 'Место: Улица, вы стоите.', 'В правой руке: Сумка.'],
    ['en', 'Place: Outside, you stand.', 'Right hand: Bag.'],
    ['ch', '位置：室外、站立。', '右手：包。'],
  ] as const)('says place and hands in %s', (language, place, hand) => {
    const text = describeStateText(ruleset, start, language);
    expect(text).toContain(place);
    expect(text).toContain(hand);
  });

  it.each<[string, Parameters<typeof playWith>[0], string]>([
    ['sizes to choose by', {}, 'About you: hand size M, face size M.'],
    [
      'what shows of the person',
      { settings: ['makeup', 'beard'] },
      'About you: make-up, a beard, hand size M',
    ],
    [
      'no beard behind a mask',
      { settings: ['beard', { id: 'masksM-0', params: 'correct' }] },
      'About you: hand size M',
    ],
    [
      'the beard of one whose mask is under the nose',
      { settings: ['beard', 'masksM-0'] },
      'About you: a beard',
    ],
    ['gloves on the hands', { settings: ['glovesM-0'] }, 'Hands: not washed, in clean gloves.'],
    [
      'the locked door of the air shower',
      { location: 'transit' },
      'Air shower: the door ahead is locked until the air has blown.',
    ],
    [
      'what touched the floor',
      { settings: [], hand: [], subject: [['hat-0', 'entrance-floor']], position: 'entrance-bench' },
      'Disposable cap (soiled) (Entrance floor)',
    ],
    ['what is worn wrongly', { settings: ['masksM-0'] }, 'Worn: Mask M (worn wrongly).'],
  ])('tells %s', (_name, parts, expected) => {
    const state = roomSimulation.start(ruleset, playWith(parts), 1);
    expect(describeStateText(ruleset, state, 'en')).toContain(expected);
  });

  it('tells what mat and air shower have cleaned', () => {
    const { state } = tryActions(ruleset, playWith({ position: 'entrance-mat' }), [
      { code: 'MAT', to: 'entrance-mat' },
    ]);
    const blown = { ...state, person: { ...state.person, isBlown: true as const } };
    expect(describeStateText(ruleset, blown, 'en')).toContain('soles cleaned, clothes blown clean.');
  });

  it('keeps the inside of a locked closet to itself', () => {
    const locked = describeStateText(ruleset, at('locker-closet-1', 'locker'), 'en');
    const { state } = tryActions(ruleset, playWith({ location: 'locker', position: 'locker-closet-1' }), [
      { code: 'A021', to: 'locker-closet-1' },
    ]);
    expect(locked).toContain('Things in reach: nothing.');
    expect(describeStateText(ruleset, state, 'en')).toContain(
      'Things in reach: Inner suit (Closet, section 1).',
    );
  });

  it.each([
    [{ code: 'A013', item: 'crocs-0', from: 'entrance-shoerack' }, 'Взять сменную обувь с полки для обуви'],
    [{ code: 'A014', item: 'bottle-0', to: 'entrance-trash' }, 'Выбросить бутылку'],
    [{ code: 'A008', item: 'bag-0', to: 'entrance-bench' }, 'Положить сумку на скамью'],
    [{ code: 'A023', item: 'bag-0', to: 'locker-closet-2' }, 'Убрать сумку в шкаф (секция 2)'],
    [{ code: 'A024', item: 'napkin-0', from: 'separate-rack' }, 'Взять салфетку со стеллажа'],
    [{ code: 'A024', item: 'coverall-0', from: 'dressing-rack' }, 'Взять комбинезон с вешала'],
    [{ code: 'A025', item: 'coverall-0', to: 'dressing-rack' }, 'Вернуть комбинезон на вешало'],
    [{ code: 'WALK', to: 'dressing-rack' }, 'Подойти к вешалу'],
    [{ code: 'A001', to: 'entrance' }, 'Перейти во входную группу'],
    [{ code: 'A003', to: 'entrance-bench' }, 'Сесть на скамью'],
    [{ code: 'A021', to: 'locker-closet-1' }, 'Приложить ключ-карту к шкафу (секция 1)'],
    [{ code: 'A005' }, 'Надеть'],
  ])('says %o as a person would', (action, expected) => {
    expect(actionText(ruleset, action).ru).toBe(expected);
  });

  it.each([
    [true, 'Взять внутренний костюм из шкафа. Невозможно: шкаф заперт. Приложите ключ-карту к считывателю.'],
    [false, 'Взять внутренний костюм из шкафа. Невозможно.'],
  ])('says the reason of a refusal only where it may: %s', (saysReason, expected) => {
    const state = at('locker-closet-1', 'locker');
    const entry = { seq: 1, at: 0, location: 'locker', code: 'A022', item: 'underwear-0' };
    const outcome = roomSimulation.act(ruleset, state, entry, 0);
    expect(describeOutcome(ruleset, entry, outcome, 'ru', { saysReason })).toBe(expected);
  });
});
