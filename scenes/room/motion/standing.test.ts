// Wherever the machine lets a person stand and walk, the picture is right: nobody stands inside a thing,
// hands reach, and what is in front of the person is drawn after them, without flicker on the way.
import { describe, expect, it } from 'vitest';
import builtManifest from '#assets/built/manifest.json';
import type { Manifest } from '#assets/manifest.ts';
import type { Approach, Furniture, RoomMap } from '#contract/simulation/room-map.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { WHOLE_SUITE_MAP } from '#machines/room/builtin/whole-suite.ts';
import { buildGrid, STEPS, tileOf } from '#machines/room/grid.ts';
import { compareDepth, mayOverlap } from '#scenes/kit/depth-order.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { StandingOrder } from '#scenes/kit/standing-order.ts';
import { HALF_WIDTH_TILES, personBox } from '#scenes/kit/person/person-box.ts';
import { furnitureBox, furniturePicture } from '../things/placement.ts';
import { doorBox, nameBox, wallBox } from '../suite/suite-boxes.ts';
import { builtLooks, planSuite, standingWalls, wallRuns } from '../suite/suite-plan.ts';

const manifest = builtManifest as unknown as Manifest;
const MAPS = [
  { name: 'the whole suite', map: WHOLE_SUITE_MAP },
  { name: 'the played map', map: builtinRoomRuleset.map },
];

interface Node {
  readonly id: string;
  readonly box: Box;
}

function pieceNode(piece: Furniture): Node {
  const entry = manifest.furniture[furniturePicture(manifest, piece) ?? ''];
  const standIn = { widthTiles: 1, depthTiles: 1, heightMetres: 1.5, states: [], spots: [] };
  return { id: piece.id, box: furnitureBox(piece, entry ?? standIn) };
}

/** Everything that stands still, as the scene has it. */
function stillNodes(map: RoomMap): readonly Node[] {
  const plan = planSuite(map, builtLooks(manifest));
  return [
    ...wallRuns(standingWalls(plan)).map((run) => ({
      id: `wall ${run.form} ${run.axis} ${run.x} ${run.y}`,
      box: wallBox(run),
    })),
    ...map.doors.map((door) => ({ id: door.id, box: doorBox(door) })),
    ...map.locations.flatMap((location) => {
      const box = nameBox(location, true);
      return box ? [{ id: `name ${location.id}`, box }] : [];
    }),
    ...map.furniture.map(pieceNode),
  ];
}

const standingAt = (x: number, y: number): Box => personBox({ x, y, pose: 'stand' });

function overlapsOnFloor(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function placesOf(
  map: RoomMap,
): { readonly name: string; readonly piece: Furniture; readonly at: Approach }[] {
  return map.furniture.flatMap((piece) =>
    piece.approaches.map((at) => ({ name: `${piece.id} from ${at.x}, ${at.y}`, piece, at })),
  );
}

/** Tiles between the middle of a person and the nearest side of a piece, in the direction they face. */
function tilesAhead({ x, y, facing }: Approach, box: Box): number {
  const [middleX, middleY] = [x + 0.5, y + 0.5];
  switch (facing) {
    case 'se':
      return box.minX - middleX;
    case 'nw':
      return middleX - box.maxX;
    case 'sw':
      return box.minY - middleY;
    case 'ne':
      return middleY - box.maxY;
  }
}

/** The length of a bent arm and half a step. */
const ARM_TILES = 1.5;

describe.each(MAPS)('standing at the things of $name', ({ map }) => {
  const boxes = map.furniture.map((piece) => ({ piece, box: pieceNode(piece).box }));

  it.each(placesOf(map))('$name: the feet are in nothing', ({ at }) => {
    const person = standingAt(at.x + 0.5, at.y + 0.5);
    const stoodIn = boxes.filter(({ piece, box }) => piece.isSolid && overlapsOnFloor(person, box));
    expect(stoodIn.map(({ piece }) => piece.id)).toEqual([]);
  });

  it.each(placesOf(map).filter(({ piece }) => piece.kind !== 'stickyMat'))(
    '$name: the piece is before the person, within an arm',
    ({ piece, at }) => {
      const { box } = pieceNode(piece);
      if (piece.kind === 'airShower') return expect(tilesAhead(at, box)).toBeLessThanOrEqual(2);
      // Things standing beside the person may be reached sideways.
      const isAlongX = at.facing === 'se' || at.facing === 'nw';
      const aside = isAlongX
        ? Math.max(box.minY - at.y - 1, at.y - box.maxY, 0)
        : Math.max(box.minX - at.x - 1, at.x - box.maxX, 0);
      expect(tilesAhead(at, box)).toBeGreaterThanOrEqual(HALF_WIDTH_TILES - 1e-6);
      expect(Math.hypot(tilesAhead(at, box), aside)).toBeLessThanOrEqual(ARM_TILES);
    },
  );

  it.each(placesOf(map))('$name: drawn before or after as geometry says', ({ piece, at }) => {
    const order = new StandingOrder(stillNodes(map));
    const person = standingAt(at.x + 0.5, at.y + 0.5);
    // Things on the wall may be beside the person in the picture: then neither covers the other.
    if (!mayOverlap(person, pieceNode(piece).box)) return;
    const { index } = order.stand(person);
    const pieceAt = order.order.findIndex(({ id }) => id === piece.id);
    const isAfter = piece.kind === 'stickyMat' || at.facing === 'ne' || at.facing === 'nw';
    expect(pieceAt < index).toBe(isAfter);
  });

  it('hands reach out the way the person looks', () => {
    for (const { hands } of Object.values(manifest.people)) {
      for (const facing of ['se', 'sw', 'nw', 'ne'] as const) {
        const reach = hands[`reach/${facing}`];
        const furthest = Math.max(
          ...[reach?.left, reach?.right].map((hand) => (hand ? aheadOf(hand, facing) : 0)),
        );
        expect(furthest, facing).toBeGreaterThan(20);
      }
    }
  });
});

/** How far a hand reaches to the side of the picture that the person faces. */
function aheadOf(hand: { readonly x: number }, facing: Approach['facing']): number {
  return facing === 'se' || facing === 'ne' ? hand.x : -hand.x;
}

const EIGHTHS = Array.from({ length: 8 }, (_, i) => i / 8);

/** Every step of the map from a tile to its neighbour, including through doors. */
function stepsOf(map: RoomMap): readonly (readonly [number, number, number, number])[] {
  const grid = buildGrid(map);
  const inside = Array.from(grid.owner.keys()).flatMap((tile) =>
    STEPS.flatMap((step, bit) => {
      const { x, y } = tileOf(grid, tile);
      return ((grid.open[tile] ?? 0) & (1 << bit)) === 0 || grid.solid[tile] === 1
        ? []
        : [[x, y, x + step.x, y + step.y] as const];
    }),
  );
  const through = grid.crossings.map(({ before, behind }) => {
    const [a, b] = [tileOf(grid, before), tileOf(grid, behind)];
    return [a.x, a.y, b.x, b.y] as const;
  });
  return [...inside, ...through];
}

describe.each(MAPS)('walking through $name', ({ map }) => {
  const still = stillNodes(map);

  it('still things lie in one order without a ring', () => {
    const { order } = new StandingOrder(still);
    const wrong = order.flatMap((a, at) =>
      order
        .slice(at + 1)
        .filter((b) => mayOverlap(a.box, b.box) && compareDepth(a.box, b.box) > 0)
        .map((b) => `${a.id} before ${b.id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the order of the person and a thing changes at most once a step, and is always right', () => {
    const order = new StandingOrder(still);
    const faults = stepsOf(map).flatMap((step) => faultsOfStep(order, still, step));
    expect([...new Set(faults)].slice(0, 20)).toEqual([]);
  });
});

/** Walks one step in eighths: which things are drawn in the wrong order, or change order more than once. */
function faultsOfStep(
  order: StandingOrder<Node>,
  still: readonly Node[],
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): readonly string[] {
  const faults: string[] = [];
  const changes = new Map<string, number>();
  const seen = new Map<string, boolean>();
  for (const t of [...EIGHTHS, 1]) {
    const box = standingAt(fromX + (toX - fromX) * t + 0.5, fromY + (toY - fromY) * t + 0.5);
    const { index } = order.stand(box);
    const drawnBefore = new Set(order.order.slice(0, index).map(({ id }) => id));
    for (const { id, box: other } of still.filter((one) => mayOverlap(box, one.box))) {
      const isBefore = drawnBefore.has(id);
      const right = compareDepth(other, box);
      if (right !== 0 && right < 0 !== isBefore) faults.push(`${id} wrong at ${fromX}, ${fromY} + ${t}`);
      if (seen.has(id) && seen.get(id) !== isBefore) changes.set(id, (changes.get(id) ?? 0) + 1);
      seen.set(id, isBefore);
    }
  }
  const flickering = [...changes].filter(([, count]) => count > 1);
  return [...faults, ...flickering.map(([id]) => `${id} from ${fromX}, ${fromY} to ${toX}, ${toY}`)];
}

describe('the order of standing', () => {
  it('changes when a thing is put behind instead of before: the test sees it', () => {
    const bench: Node = { id: 'bench', box: { minX: 2, maxX: 3, minY: 0, maxY: 4, minZ: 0, maxZ: 0.5 } };
    const order = new StandingOrder([bench]);
    expect(order.stand(standingAt(1.5, 2)).index).toBe(0);
    expect(order.stand(standingAt(3.5, 2)).index).toBe(1);
  });
});
