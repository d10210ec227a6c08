import { describe, expect, it } from 'vitest';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { playWith, type PlayParts } from '#machines/room/builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { closeUpOf } from './close-up-of.ts';
import { closeUpView, putOf, takeOf } from './close-up-view.ts';
import { mirrorNotes } from './mirror-view.ts';

const stateOf = (parts: PlayParts) => roomSimulation.start(ruleset, playWith(parts), 1);
const CLOSET = { kind: 'furniture', id: 'locker-closet-1' } as const;

describe('what can be looked at from near', () => {
  const state = roomSimulation.start(ruleset, cleanHandsMan.play, 1);
  it.each([
    [CLOSET, CLOSET],
    [{ kind: 'item', id: 'bag-0' }, { kind: 'bag' }],
    [{ kind: 'item', id: 'boots-0' }, undefined],
    [{ kind: 'furniture', id: 'entrance-mat' }, undefined],
    [
      { kind: 'furniture', id: 'entrance-bench' },
      { kind: 'furniture', id: 'entrance-bench' },
    ],
    [{ kind: 'person' }, undefined],
  ] as const)('%j shows %j', (target, wanted) => {
    expect(closeUpOf(ruleset, state, target)).toEqual(wanted);
  });

  it('every mirror of the suite is one', () => {
    const mirrors = ruleset.map.furniture.filter(({ kind }) => kind === 'mirror');
    expect(mirrors.length).toBeGreaterThan(0);
    for (const { id } of mirrors)
      expect(closeUpView(ruleset, state, { kind: 'furniture', id })?.picture).toBe('mirror');
  });
});

describe('a closet from near', () => {
  it('shows its doors alone while it is locked', () => {
    const view = closeUpView(ruleset, stateOf({ location: 'locker' }), CLOSET);
    expect(view).toMatchObject({ isLocked: true, things: [], places: [] });
  });

  it('shows what lies in it at the places of the ruleset, and a place for what is held', () => {
    const state = stateOf({
      location: 'locker',
      openClosets: ['locker-closet-1'],
      hand: ['bag-0'],
      subject: [['coat-0', 'locker-closet-1']],
    });
    const view = closeUpView(ruleset, state, CLOSET);
    const coat = ruleset.items.find(({ id }) => id === 'coat');
    const position = coat?.positions.find(({ dropId }) => dropId === 'locker-closet');
    expect(view?.things.find(({ subject }) => subject.id === 'coat-0')?.box).toEqual({
      left: position?.left,
      top: position?.top,
      width: position?.width,
      heightToWidth: coat?.heightToWidth,
    });
    expect(view?.places.map(({ subject, option }) => [subject.id, option.action.code])).toEqual([
      ['bag-0', 'A023'],
    ]);
  });
});

describe('the bag from near', () => {
  it('shows what is in it', () => {
    const state = stateOf({ hand: ['bag-0', 'pen-0'], bag: ['apple-0', 'bottle-0'] });
    const view = closeUpView(ruleset, state, { kind: 'bag' });
    expect(view?.things.map(({ subject }) => subject.id)).toEqual(['apple-0', 'bottle-0']);
    expect(view?.places.map(({ subject }) => subject.id)).toEqual(['pen-0']);
  });

  it('is gone when the bag is out of reach', () => {
    const state = stateOf({ location: 'locker', subject: [['bag-0', 'entrance-bench']] });
    expect(closeUpView(ruleset, state, { kind: 'bag' })).toBeUndefined();
  });

  it('keeps every thing within the picture', () => {
    const state = stateOf({
      hand: ['bag-0'],
      bag: ['apple-0', 'apple-1', 'apple-2', 'pen-0', 'pen-1', 'laptop-0'],
    });
    for (const { box } of closeUpView(ruleset, state, { kind: 'bag' })?.things ?? [])
      expect(box.left + box.width).toBeLessThanOrEqual(100);
  });
});

describe('what letting a dragged thing go means', () => {
  const open = { location: 'locker', openClosets: ['locker-closet-1'], hand: ['bag-0', 'pen-0'] } as const;

  it.each<[string, PlayParts, string, string | undefined, boolean | undefined]>([
    ['what a closet has a place for is put there', open, 'bag-0', 'A023', false],
    ['what was worn is no thing to put', { ...open, hand: [] }, 'keyCard-0', undefined, undefined],
  ])('%s', (_, parts, subject, code, isRefused) => {
    const state = stateOf(parts);
    const view = closeUpView(ruleset, state, CLOSET);
    const put = view && putOf(ruleset, state, view, subject);
    expect([put?.action.code, put?.isRefused]).toEqual([code, isRefused]);
  });

  it('a thing is tried to be taken with full hands too, and why not is known', () => {
    const state = stateOf({ ...open, subject: [['coat-0', 'locker-closet-1']] });
    expect(takeOf(ruleset, state, 'coat-0')).toMatchObject({
      action: { code: 'A022', item: 'coat-0' },
      isRefused: true,
      reason: 'handsFull',
    });
  });

  it('into the bag goes what the bag takes', () => {
    const state = stateOf({ hand: ['bag-0', 'pen-0'] });
    const view = closeUpView(ruleset, state, { kind: 'bag' });
    expect(view && putOf(ruleset, state, view, 'pen-0')?.action.code).toBe('A010');
  });
});

describe('which picture a place has', () => {
  it.each([
    ['entrance-shoerack', 'shoerack'],
    ['entrance-dispensary', 'dispenser'],
    ['entrance-bench', 'bench'],
    ['entrance-trash', 'trash'],
    ['locker-closet-1', 'locked'],
    ['washroom-sink', 'sink'],
    ['separate-rack', 'rack'],
    ['separate-table', 'table'],
    ['dressing-rack', 'garments'],
    ['dressing-bench', 'crossbench'],
  ])('%s: %s', (id, picture) => {
    expect(closeUpView(ruleset, stateOf({}), { kind: 'furniture', id })?.picture).toBe(picture);
  });

  it('what is thrown away lies beside what was thrown away', () => {
    const state = stateOf({
      subject: [
        ['trash-0', 'entrance-trash'],
        ['apple-1', 'entrance-trash'],
      ],
    });
    const things = closeUpView(ruleset, state, { kind: 'furniture', id: 'entrance-trash' })?.things ?? [];
    expect(new Set(things.map(({ box }) => box.left)).size).toBe(things.length);
    expect(things).toHaveLength(2);
  });
});

describe('the mirror', () => {
  it('names what sheds particles, the most first, and not the person’s own share', () => {
    const notes = mirrorNotes(ruleset, stateOf({ settings: ['jeans-0', 'shirt-0', 'boots-0'] }));
    expect(notes.map(({ id }) => id)).toContain('shirt');
    expect(notes.map(({ id }) => id)).not.toContain('dressed');
  });

  it.each<[string, PlayParts, string, string, unknown]>([
    ['hair', { settings: ['underwear-0', 'longHair'] }, 'looseHair', 'hair', { kind: 'person' }],
    ['a face', { settings: ['makeup'] }, 'makeup', 'face', { kind: 'person' }],
    [
      'a mask',
      { settings: [{ id: 'masksM-0', params: 'wrong' }] },
      'wrongMask',
      'face',
      { kind: 'item', id: 'masksM-0' },
    ],
    [
      'gloves',
      { settings: [{ id: 'glovesM-0', params: 'wrong' }] },
      'wrongGloves',
      'rightHand',
      { kind: 'item', id: 'glovesM-0' },
    ],
    ['no gloves', { settings: [] }, 'bareHands', 'rightHand', { kind: 'person' }],
    ['shoes', { settings: ['boots-0'] }, 'streetShoes', 'feet', { kind: 'item', id: 'boots-0' }],
    ['trousers', { settings: ['jeans-0'] }, 'jeans', 'legs', { kind: 'item', id: 'jeans-0' }],
    ['earrings', { settings: ['earrings-0'] }, 'earrings', 'ears', { kind: 'item', id: 'earrings-0' }],
    ['no coverall', { settings: [] }, 'noCoverall', 'trunk', { kind: 'person' }],
    ['what is carried', { settings: [], hand: ['bag-0'] }, 'bag', 'leftHand', { kind: 'item', id: 'bag-0' }],
  ])('points at %s', (_, parts, id, spot, target) => {
    const notes = mirrorNotes(ruleset, stateOf(parts));
    expect(notes.find((note) => note.id === id)).toMatchObject({ spot, target });
  });

  it('does not show whether clothes were blown clean', () => {
    expect(mirrorNotes(ruleset, stateOf({ settings: [] })).map(({ id }) => id)).not.toContain('notBlown');
  });

  it('without figures names what is worn wrongly', () => {
    const { particles: _none, ...bare } = ruleset;
    const state = stateOf({ settings: ['underwear-0', { id: 'masksM-0', params: 'wrong' }] });
    expect(mirrorNotes(bare, state).map(({ id }) => id)).toEqual(['masksM-0']);
  });
});
