// What an author sets of a start is there, under names that nothing else has.
import { expect, test } from 'vitest';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { findCaseProblems } from '#machines/room/check-case.ts';
import {
  addThing,
  goTo,
  removeThing,
  setLocked,
  setParams,
  standAt,
  thingsAt,
  toggleAspect,
  wear,
  wornIn,
} from './room-edits.ts';

const { play } = streetClothes;

test('things get ids of their own, wherever they are put', () => {
  const bag = addThing(addThing(play, 'bag', 'apple'), 'bag', 'apple');
  const ids = thingsAt(bag, 'bag').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const floor = addThing(bag, { zone: 'entrance-floor' }, 'apple');
  expect(thingsAt(floor, { zone: 'entrance-floor' })).toHaveLength(1);
  expect(findCaseProblems(ruleset, floor)).toEqual([]);
  const [thing] = thingsAt(floor, { zone: 'entrance-floor' });
  expect(thingsAt(removeThing(floor, thing?.id ?? ''), { zone: 'entrance-floor' })).toEqual([]);
});

test('one thing is worn at a place of the body; it can be taken off and has a state where its row has any', () => {
  const masked = wear(play, ruleset, 'face', 'masksM');
  expect(wornIn(masked, ruleset, 'face')).toEqual({
    id: expect.stringMatching(/^masksM-/),
    params: 'correct',
  });
  const id = wornIn(masked, ruleset, 'face')?.id ?? '';
  expect(wornIn(setParams(masked, id, 'wrong'), ruleset, 'face')?.params).toBe('wrong');
  expect(wornIn(wear(masked, ruleset, 'face', undefined), ruleset, 'face')).toBeUndefined();
  const shod = wear(play, ruleset, 'foot', 'crocs');
  expect(shod.person.settings.filter(({ id: worn }) => /boots|crocs/.test(worn))).toHaveLength(1);
  expect(findCaseProblems(ruleset, shod)).toEqual([]);
});

test('sizes, aspects, whereabouts and locks', () => {
  const large = setParams(play, 'handSize', 'XL');
  expect(large.person.settings.filter(({ id }) => id === 'handSize')).toEqual([
    { id: 'handSize', params: 'XL' },
  ]);
  const bearded = toggleAspect(play, 'beard');
  expect(bearded.person.settings).toContainEqual({ id: 'beard' });
  expect(toggleAspect(bearded, 'beard').person.settings).toEqual(play.person.settings);
  const sitting = { ...play, person: { ...play.person, posture: 'sit' as const } };
  expect(goTo(sitting, 'dressing').person).toMatchObject({ location: 'dressing', position: 'start' });
  expect(standAt(sitting, 'start').person.posture).toBeUndefined();
  expect(setLocked(play, 'locker-closet-1', true).furniture[0]?.status).toBe(true);
});
