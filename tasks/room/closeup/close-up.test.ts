import { describe, expect, it } from 'vitest';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { playWith, type PlayParts } from '#machines/room/builtin/cases/play-with.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { closeUpOf, closeUpView } from './close-up-view.ts';
import { mirrorNotes } from './mirror-view.ts';

const stateOf = (parts: PlayParts) => roomSimulation.start(ruleset, playWith(parts), 1);
const closet = { kind: 'furniture', id: 'locker-closet-1' } as const;

describe('what can be looked at from near', () => {
  const state = roomSimulation.start(ruleset, cleanHandsMan.play, 1);
  it.each([
    [closet, closet],
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
    const view = closeUpView(ruleset, stateOf({ location: 'locker' }), closet);
    expect(view).toMatchObject({ isLocked: true, things: [], places: [] });
  });

  it('shows what lies in it at the places of the ruleset, and a place for what is held', () => {
    const state = stateOf({
      location: 'locker',
      openClosets: ['locker-closet-1'],
      hand: ['bag-0'],
      subject: [['coat-0', 'locker-closet-1']],
    });
    const view = closeUpView(ruleset, state, closet);
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

describe('the mirror', () => {
  it('names what sheds particles, the most first, and not the person’s own share', () => {
    const notes = mirrorNotes(ruleset, stateOf({ settings: ['jeans-0', 'shirt-0', 'boots-0'] }));
    expect(notes.map(({ id }) => id)).toContain('shirt');
    expect(notes.map(({ id }) => id)).not.toContain('dressed');
  });

  it('without figures names what is worn wrongly', () => {
    const { particles: _none, ...bare } = ruleset;
    const state = stateOf({ settings: ['underwear-0', { id: 'masksM-0', params: 'wrong' }] });
    expect(mirrorNotes(bare, state).map(({ id }) => id)).toEqual(['masksM-0']);
  });
});
