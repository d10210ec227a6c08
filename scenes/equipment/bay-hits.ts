// Polygons of the picture that can be pointed at, nearest to the viewer first.
import type { Container } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { placeOf } from './bay-facts.ts';
import type { BayFacts } from './bay-facts.ts';
import type { BayNode } from './bay-nodes.ts';
import type { BayFigure } from './person/bay-person.ts';
import { touchable } from './bay-targets.ts';
import type { BayTarget, BayArea } from './bay-targets.ts';
import type { TrackPorts } from './track/track-ports.ts';

interface Shown {
  readonly sprites: Sprites;
  readonly facts: BayFacts;
  readonly nodes: readonly BayNode[];
  readonly figures: ReadonlyMap<string, BayFigure>;
  readonly ports: TrackPorts;
  /** Standing things, farthest first. */
  readonly standing: readonly Container[];
}

/** The picture's outline, or its frame where the manifest has no outline. */
function polygonOf(sprites: Sprites, name: string): readonly number[] | undefined {
  const entry = sprites.entry(name);
  if (!entry || entry.hit) return entry?.hit;
  const cut = sprites.cutOf(name);
  if (!cut) return undefined;
  const [left, top] = [-cut.pivotX, -cut.pivotY];
  return [left, top, left + cut.width, top, left + cut.width, top + cut.height, left, top + cut.height];
}

function area(
  sprites: Sprites,
  target: BayTarget,
  name: string,
  at: { readonly x: number; readonly y: number },
): BayArea[] {
  const polygon = polygonOf(sprites, name);
  return polygon ? [{ target, x: at.x, y: at.y, polygon: touchable(polygon) }] : [];
}

function trackAreas({ sprites, facts, ports }: Shown): readonly BayArea[] {
  const at = (name: string): { readonly x: number; readonly y: number } =>
    project(...placeOf(facts, name).at);
  const of = (name: string, picture: string): BayArea[] =>
    area(sprites, { kind: 'place', id: name }, picture, at(name));
  return [
    ...of('emoTrackLeft', 'emo/closed'),
    ...of('emoTrackRight', 'emo/closed'),
    ...of('stopWork', 'stopwork/plain'),
    ...ports
      .pictures()
      .flatMap(({ name, x, y }, port) => area(sprites, { kind: 'port', id: String(port) }, name, { x, y })),
    ...of('tower', 'tower/base'),
    ...moduleAreas(facts),
    ...of('track', 'track/body'),
  ];
}

/** A module's hit area is its window: half a cell to each side of its place. */
const HALF_CELL_TILES = 0.3;
const CELL_METRES = 0.2;

function moduleAreas(facts: BayFacts): readonly BayArea[] {
  return Object.entries(facts.track.modules).map(
    ([
      id,
      {
        at: [x, y, z],
      },
    ]) => {
      const corners = [
        project(x - HALF_CELL_TILES, y, z + CELL_METRES),
        project(x + HALF_CELL_TILES, y, z + CELL_METRES),
        project(x + HALF_CELL_TILES, y, z),
        project(x - HALF_CELL_TILES, y, z),
      ];
      const polygon = corners.flatMap((corner) => [corner.x, corner.y]);
      return { target: { kind: 'module', id }, x: 0, y: 0, polygon };
    },
  );
}

/** Nearest to the viewer first. */
export function hitAreas(shown: Shown): readonly BayArea[] {
  const { sprites, nodes, figures, standing } = shown;
  const people = new Map([...figures].map(([id, figure]) => [figure.container, { id, figure }]));
  const things = new Map(nodes.map((one) => [one.container, one]));
  const of = (one: BayNode): BayArea[] =>
    one.picture === '' ? [] : area(sprites, one.target, one.picture, one.at);
  const inFront = standing.toReversed().flatMap((container): readonly BayArea[] => {
    const person = people.get(container);
    if (person) return area(sprites, { kind: 'person', id: person.id }, person.figure.bodyName, container);
    const thing = things.get(container);
    return thing ? [...thing.inside.toReversed(), thing].flatMap(of) : trackAreas(shown);
  });
  const hung = nodes.filter((one) => one.isOnWall);
  return [...inFront, ...hung.flatMap(of)];
}
