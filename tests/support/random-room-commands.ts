// Edits by chance, for tests: mostly possible ones, of every kind.
import type { Area, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import { drawWhole } from '#machines/kit/random.ts';
import type { RoomCommand } from '#machines/room/editing/commands.ts';
import { shelfOf } from '#machines/room/editing/shelf.ts';

const KINDS = [
  'paint', 'clear', 'wall', 'unwall', 'door', 'place', 'move', 'copy', 'turn', 'remove', 'mirror', 'describe',
  'start', 'resize',
] as const satisfies readonly RoomCommand['kind'][]; // prettier-ignore
const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const TEXT = { ru: 'Имя', en: '', ch: '' };

/** One command, drawn by a seed. */
export function randomCommand(map: RoomMap, base: RoomMap, seed: number): RoomCommand {
  let random = seed;
  const draw = (below: number): number => {
    const drawn = drawWhole(random, Math.max(1, below));
    ({ random } = drawn);
    return drawn.value;
  };
  const one = <T>(list: readonly T[], otherwise: T): T => list[draw(list.length)] ?? otherwise;
  const tile = (): Tile => ({ x: draw(map.widthTiles), y: draw(map.heightTiles) });
  const area = (): Area => ({ ...tile(), widthTiles: 1 + draw(5), heightTiles: 1 + draw(4) });
  const edge = () => ({ ...tile(), axis: one(['x', 'y'] as const, 'x'), lengthTiles: 1 + draw(4) });
  const thing = (): string => one(map.furniture, { id: '' }).id;
  const location = (): string => one([...map.locations, ...base.locations], { id: '' }).id;
  const kind = one(KINDS, 'paint');
  switch (kind) {
    case 'paint':
      return { kind, location: location(), area: area(), isWalled: draw(2) === 0 };
    case 'clear':
      return { kind, area: { ...tile(), widthTiles: 1, heightTiles: 1 } };
    case 'wall':
    case 'unwall':
      return { kind, edge: edge() };
    case 'door': {
      const wall = one(map.walls, { x: 0, y: 0, axis: 'x', lengthTiles: 1 });
      const at = draw(wall.lengthTiles);
      const [dx, dy] = wall.axis === 'x' ? [at, 0] : [0, at];
      return { kind, edge: { ...wall, x: wall.x + dx, y: wall.y + dy, lengthTiles: 1 }, text: TEXT };
    }
    case 'place': {
      const pattern = one(
        shelfOf(base).pieces.map(({ piece }) => piece.id),
        '',
      );
      return { kind, pattern, at: tile(), facing: one(FACINGS, 'se') };
    }
    case 'move':
    case 'copy':
      return { kind, ids: [thing(), one(map.doors, { id: '' }).id], dx: draw(5) - 2, dy: draw(5) - 2 };
    case 'turn':
      return { kind, ids: [thing()] };
    case 'remove':
      return { kind, ids: [one([...map.furniture, ...map.doors], { id: '' }).id] };
    case 'mirror':
      return { kind, ids: draw(4) === 0 ? [] : [thing(), thing()] };
    case 'describe':
      return {
        kind,
        id: one([thing(), location()], ''),
        words: { text: TEXT, hint: draw(2) === 0 ? TEXT : null },
      };
    case 'start': {
      const { id, areas } = one(map.locations, { id: '', areas: [] });
      const { x, y, widthTiles, heightTiles } = one(areas, { x: 0, y: 0, widthTiles: 1, heightTiles: 1 });
      return { kind, location: id, at: { x: x + draw(widthTiles), y: y + draw(heightTiles) } };
    }
    case 'resize':
      return { kind, widthTiles: map.widthTiles + draw(2), heightTiles: map.heightTiles + draw(2) };
  }
}
