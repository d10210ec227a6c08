import { expect, test } from 'vitest';
import { sheetOf } from './sheets.ts';

test.each([
  ['person/man/jeans/walk-3/se', 'man', 'person-man-jeans'],
  ['person/girl/shadow/stand/sw', 'girl', 'person-girl-body'],
  ['room/locker', 'rooms', 'room-locker'],
  ['floor/teal/2', 'kit', 'floors'],
  ['wall/glass/x/teal', 'kit', 'walls'],
  ['airDoor/y/open-green', 'doors', 'doors-air'],
  ['item/S004', 'items_clothes', 'items'],
  ['shadow/item/S004', 'items_clothes', 'items'],
  ['held/S005/ne', 'items_things', 'items-held-things'],
  ['item/N001', 'items_neutral', 'items-neutral'],
  ['shadow/item/N001', 'items_neutral', 'items-neutral'],
  ['held/N001/ne', 'items_neutral', 'items-neutral'],
  ['furniture/sink-2/running/sw', 'washroom', 'furniture-washroom-sw'],
  ['shadow/furniture/sink-2/running/sw', 'washroom', 'furniture-washroom-sw'],
  ['effect/flame/0', 'effects_fire', 'effects-fire'],
  ['mirror/girl/hat/head', 'mirror', 'mirror-girl-head'],
  ['mirror/man/shadow/figure', 'mirror', 'mirror-man-figure'],
  ['mirror/man/boots/feet', 'mirror_feet', 'mirror-man-figure'],
  ['track/body', 'track', 'track'],
])('%s of the family %s goes into %s', (name, family, sheet) => {
  expect(sheetOf(name, family).id).toBe(sheet);
});
