// Edits of a room: what each does and refuses, and that the shipped suite drawn anew by them plays all its cases alike.
import { describe, expect, test } from 'vitest';
import { ROOM_LIMITS, roomMapSchema, type RoomMap } from '#contract/simulation/room-map.ts';
import { BUILTIN_ROOM_CASES } from '../builtin/cases/all.ts';
import { builtinRoomKeys } from '../builtin/keys/all.ts';
import { builtinRoomRuleset } from '../builtin/ruleset.ts';
import { findRoomProblems } from '../check-map.ts';
import { gradeRoomLog } from '../grade-room.ts';
import { planLog } from '../plan-route.ts';
import { randomCommand } from '#tests/support/random-room-commands.ts';
import { applyCommand, type RoomCommand } from './commands.ts';
import { chosenSets } from './edit-things.ts';
import { emptyRoom, largeSite, smallSite } from './templates.ts';

const SHIPPED = builtinRoomRuleset.map;

/** All commands in turn; throws where one is refused. */
function drawn(map: RoomMap, commands: readonly RoomCommand[]): RoomMap {
  return commands.reduce((now, command) => {
    const edited = applyCommand(now, SHIPPED, command);
    if (!edited.ok) throw new Error(`${command.kind}: ${edited.reason}`);
    return edited.map;
  }, map);
}

const reasonOf = (map: RoomMap, command: RoomCommand) => {
  const edited = applyCommand(map, SHIPPED, command);
  return edited.ok ? 'done' : edited.reason;
};
const problemsOf = (map: RoomMap) =>
  findRoomProblems({ ...builtinRoomRuleset, map }).map(({ kind, id }) => `${kind} ${id}`);
const pieceIn = ({ furniture }: RoomMap, id: string) => furniture.find((piece) => piece.id === id);

/** The commands by which a person would draw a map. */
function drawingOf(map: RoomMap): readonly RoomCommand[] {
  return [
    ...map.locations.flatMap(({ id, areas, start }): RoomCommand[] => [
      ...areas.map((area): RoomCommand => ({ kind: 'paint', location: id, area, isWalled: false })),
      { kind: 'start', location: id, at: start },
    ]),
    ...map.walls.map(({ kind, ...edge }): RoomCommand => ({ kind: 'wall', edge, wall: kind })),
    ...map.doors.map(({ text, x, y, axis, lengthTiles }): RoomCommand => ({
      kind: 'door',
      edge: { x, y, axis, lengthTiles },
      text,
    })),
    ...map.furniture.map(({ id, footprint: { x, y }, facing }): RoomCommand => ({
      kind: 'place',
      pattern: id,
      at: { x, y },
      facing,
    })),
  ];
}

describe('the shipped suite', () => {
  test('has no fault', () => expect(problemsOf(SHIPPED)).toEqual([]));

  test('drawn anew by commands plays every case with the same marks', () => {
    const map = drawn(
      { ...emptyRoom(SHIPPED), widthTiles: SHIPPED.widthTiles, heightTiles: SHIPPED.heightTiles },
      [{ kind: 'clear', area: { x: 0, y: 7, widthTiles: 3, heightTiles: 3 } }, ...drawingOf(SHIPPED)],
    );
    expect(problemsOf(map)).toEqual([]);
    const ruleset = { ...builtinRoomRuleset, map };
    for (const { id, play, seed } of BUILTIN_ROOM_CASES) {
      const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
      const marks = [builtinRoomRuleset, ruleset].map((rules) => {
        const entries = planLog(rules, play, seed, key.way!);
        return gradeRoomLog({ ruleset: rules, play, seed, entries }, key.reference).grade;
      });
      expect(marks[1]?.score, id).toBe(100);
      expect(marks[1], id).toEqual(marks[0]);
    }
  });

  test('seen in a mirror is passable, and mirrored twice it is itself', () => {
    const once = drawn(SHIPPED, [{ kind: 'mirror', ids: [] }]);
    expect(once).not.toEqual(SHIPPED);
    expect(problemsOf(once)).toEqual([]);
    expect(drawn(once, [{ kind: 'mirror', ids: [] }])).toEqual(SHIPPED);
  });
});

test('what a new room begins with has no fault', () => {
  expect(problemsOf(smallSite(SHIPPED))).toEqual([]);
  expect(problemsOf(emptyRoom(SHIPPED))).toEqual([]);
  const large = largeSite(SHIPPED);
  expect(problemsOf(large)).toEqual([]);
  const lockers = large.locations.filter(({ id }) => id.startsWith('locker'));
  expect(lockers.map(({ text }) => text.en)).toEqual(['Changing room', 'Changing room 2']);
  expect(large.furniture.filter(({ location }) => location === 'locker-2').map(({ kind }) => kind)).toEqual([
    'closet',
    'closet',
    'bench',
    'mirror',
  ]);
  expect(smallSite(SHIPPED).locations.map(({ kind }) => kind)).toEqual(['outside', 'room', 'room', 'clean']);
});

describe('edits', () => {
  const bench = 'locker-bench';

  test('a piece is moved with the things on it, and not out of the plan', () => {
    const map = drawn(SHIPPED, [{ kind: 'move', ids: [bench], dx: 1, dy: 0 }]);
    expect(pieceIn(map, bench)?.footprint.x).toBe(16);
    expect(map.dropZones.find(({ id }) => id === bench)?.anchor).toEqual({ x: 18, y: 3 });
    expect(reasonOf(SHIPPED, { kind: 'move', ids: [bench], dx: 0, dy: -3 })).toBe('offMap');
    expect(reasonOf(SHIPPED, { kind: 'move', ids: ['nobody'], dx: 0, dy: 1 })).toBe('nothing');
  });

  test('four quarter turns lead back', () => {
    const turn: RoomCommand = { kind: 'turn', ids: [bench] };
    expect(pieceIn(drawn(SHIPPED, [turn]), bench)).toMatchObject({
      facing: 'nw',
      footprint: { x: 15, y: 3, widthTiles: 1, heightTiles: 4 },
    });
    expect(drawn(SHIPPED, [turn, turn, turn, turn])).toEqual(SHIPPED);
  });

  test('a copy has names of its own', () => {
    const map = drawn(SHIPPED, [{ kind: 'copy', ids: ['locker-closet-1'], dx: 0, dy: 4 }]);
    expect(pieceIn(map, 'locker-closet-3')?.footprint).toMatchObject({ x: 14, y: 4 });
    expect(map.dropZones.find(({ furniture }) => furniture === 'locker-closet-3')).toMatchObject({
      id: 'locker-closet-3',
      dropId: 'locker-closet',
    });
  });

  test('a painted room takes its floor from others, and its walls stand where it ends', () => {
    const area = { x: 1, y: 12, widthTiles: 3, heightTiles: 2 };
    const wide = drawn(SHIPPED, [{ kind: 'resize', widthTiles: 40, heightTiles: 16 }]);
    const map = drawn(wide, [{ kind: 'paint', location: 'washroom', area, isWalled: true }]);
    expect(map.locations.find(({ id }) => id === 'washroom')?.areas).toContainEqual(area);
    expect(map.walls).toContainEqual({ x: 1, y: 14, axis: 'x', lengthTiles: 3 });
    const more = drawn(map, [
      { kind: 'paint', location: 'washroom', area: { ...area, x: 4 }, isWalled: true },
    ]);
    expect(more.walls).toContainEqual({ x: 1, y: 14, axis: 'x', lengthTiles: 6 });
    expect(more.walls).not.toContainEqual({ x: 4, y: 12, axis: 'y', lengthTiles: 2 });
  });

  test('what takes the way is named', () => {
    const blocked = drawn(SHIPPED, [
      { kind: 'place', pattern: 'separate-table', at: { x: 22, y: 2 }, facing: 'nw' },
    ]);
    expect(problemsOf(blocked)).toContain('doorBlocked door-locker-separate');
    const shut = drawn(SHIPPED, [{ kind: 'remove', ids: ['door-locker-separate'] }]);
    expect(problemsOf(shut)).toEqual(
      expect.arrayContaining(['separate', 'dressing', 'transit', 'production'].map((id) => `noWay ${id}`)),
    );
    const onto = drawn(SHIPPED, [{ kind: 'move', ids: ['locker-mirror'], dx: -2, dy: 0 }]);
    expect(problemsOf(onto)).not.toContain('offFloor locker-mirror');
    const through = drawn(SHIPPED, [{ kind: 'wall', edge: { x: 17, y: 3, axis: 'y', lengthTiles: 1 } }]);
    expect(problemsOf(through)).toContain('throughWall locker-bench');
    const heaped = drawn(SHIPPED, [{ kind: 'copy', ids: [bench], dx: 1, dy: 0 }]);
    expect(problemsOf(heaped)).toContain('overlaps locker-bench-2');
  });

  test('a door needs two locations, and the wall closes where it is taken away', () => {
    const text = { ru: 'Дверь', en: '', ch: '' };
    const edge = { x: 30, y: 1, axis: 'x', lengthTiles: 2 } as const;
    expect(reasonOf(SHIPPED, { kind: 'door', edge, text })).toBe('noFloor');
    expect(reasonOf(SHIPPED, { kind: 'door', edge: { ...edge, x: 24, y: 5 }, text })).toBe('inUse');
    const map = drawn(SHIPPED, [{ kind: 'door', edge: { ...edge, x: 27, y: 5 }, text }]);
    expect(map.doors.at(-1)).toMatchObject({ between: ['separate', 'dressing'] });
    expect(problemsOf(map)).toEqual([]);
  });

  test('walls, floors and doors have kinds, which later strokes keep', () => {
    const edge = { x: 14, y: 0, axis: 'x', lengthTiles: 3 } as const;
    const map = drawn(SHIPPED, [{ kind: 'wall', edge, wall: 'window' }]);
    expect(map.walls).toContainEqual({ ...edge, kind: 'window' });
    const again = drawn(map, [
      {
        kind: 'paint',
        location: 'locker',
        area: { x: 12, y: 0, widthTiles: 10, heightTiles: 6 },
        isWalled: true,
      },
    ]);
    expect(again.walls).toContainEqual({ ...edge, kind: 'window' });
    expect(drawn(map, [{ kind: 'wall', edge }]).walls).not.toContainEqual({ ...edge, kind: 'window' });
    const tiled = drawn(SHIPPED, [{ kind: 'describe', id: 'locker', words: { floor: 'ceramic' } }]);
    expect(tiled.locations.find(({ id }) => id === 'locker')?.floor).toBe('ceramic');
    const plain = drawn(tiled, [{ kind: 'describe', id: 'locker', words: { floor: null } }]);
    expect(plain).toEqual(SHIPPED);
  });

  test('a door gets a card reader, which is turned to its other side', () => {
    const id = 'door-locker-separate';
    const doorIn = ({ doors }: RoomMap) => doors.find((door) => door.id === id);
    const map = drawn(SHIPPED, [{ kind: 'describe', id, words: { door: 'card' } }]);
    expect(doorIn(map)).toMatchObject({ kind: 'card', between: ['locker', 'separate'] });
    const turned = drawn(map, [{ kind: 'turn', ids: [id] }]);
    expect(doorIn(turned)?.between).toEqual(['separate', 'locker']);
    expect(reasonOf(SHIPPED, { kind: 'turn', ids: [id] })).toBe('nothing');
  });

  test('what was taken in one room is put down in another under names of its own', () => {
    const small = smallSite(SHIPPED);
    const sets = chosenSets(SHIPPED, ['separate-rack', 'separate-table']);
    const map = drawn(small, [{ kind: 'paste', sets, at: { x: 5, y: 7 } }]);
    expect(pieceIn(map, 'separate-rack')).toMatchObject({ location: 'locker', footprint: { x: 5, y: 7 } });
    expect(pieceIn(map, 'separate-table')?.footprint).toMatchObject({ x: 9, y: 7 });
    expect(map.dropZones.find(({ id }) => id === 'separate-rack')?.location).toBe('locker');
    const twice = drawn(map, [{ kind: 'paste', sets, at: { x: 5, y: 7 } }]);
    expect(pieceIn(twice, 'separate-rack-2')).toBeDefined();
    expect(reasonOf(small, { kind: 'paste', sets, at: { x: 20, y: 11 } })).toBe('offMap');
    expect(reasonOf(small, { kind: 'paste', sets: [], at: { x: 1, y: 1 } })).toBe('nothing');
  });

  test('too much is refused', () => {
    const walls = Array.from({ length: ROOM_LIMITS.walls }, (_, at) => ({
      x: (at % 30) + 1,
      y: Math.floor(at / 30) + 1,
      axis: 'y' as const,
      lengthTiles: 1,
    }));
    const furniture = Array.from({ length: ROOM_LIMITS.furniture }, (_, at) => ({
      ...pieceIn(SHIPPED, bench)!,
      id: `b-${at}`,
    }));
    expect(reasonOf({ ...SHIPPED, furniture }, { kind: 'copy', ids: ['b-0'], dx: 0, dy: 0 })).toBe('tooMany');
    expect(walls.length).toBe(ROOM_LIMITS.walls);
    expect(reasonOf(SHIPPED, { kind: 'resize', widthTiles: 65, heightTiles: 11 })).toBe('tooLarge');
    expect(reasonOf(SHIPPED, { kind: 'resize', widthTiles: 30, heightTiles: 11 })).toBe('inUse');
    const everything = { x: 0, y: 0, widthTiles: 37, heightTiles: 11 };
    expect(reasonOf(SHIPPED, { kind: 'clear', area: everything })).toBe('lastFloor');
  });
});

test('2,000 random commands: each gives a map that can be stored, or a reason, and changes nothing that was given', () => {
  let map = SHIPPED;
  const done = new Map<string, number>();
  for (let seed = 1; seed <= 2000; seed += 1) {
    const isLooked = seed % 20 === 0;
    const before = isLooked ? JSON.stringify(map) : '';
    const edited = applyCommand(map, SHIPPED, randomCommand(map, SHIPPED, seed));
    if (isLooked) expect(JSON.stringify(map)).toBe(before);
    if (!edited.ok) continue;
    const { kind } = randomCommand(map, SHIPPED, seed);
    done.set(kind, (done.get(kind) ?? 0) + 1);
    map = edited.map;
    if (!isLooked) continue;
    expect(roomMapSchema.safeParse(map).error, String(seed)).toBeUndefined();
    findRoomProblems({ ...builtinRoomRuleset, map });
  }
  expect([...done.values()].every((count) => count > 10)).toBe(true);
  expect(done.size).toBe(15);
});
