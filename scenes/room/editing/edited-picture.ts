// The picture of a plan while it is drawn: floors, walls, doors, names and furniture as the learner will see them.
import { Container } from 'pixi.js';
import type { Language } from '#contract/languages.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { orderByDepth } from '#scenes/kit/depth-order.ts';
import { holds, type HitArea } from '#scenes/kit/hit.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { doorPicture } from '../suite/door-picture.ts';
import { groundsOf, type LocationGround } from '../suite/location-ground.ts';
import { nameLetterings } from '../suite/name-lettering.ts';
import { builtLooks, planSuite, standingWalls, wallRuns } from '../suite/suite-plan.ts';
import { doorNode, wallNode, type SceneNode, type WallNode } from '../suite/suite-view.ts';
import type { SceneTarget } from '../targets.ts';
import { ALL_LAYERS, isLocked, LAYERS, type Layer, type Layers } from './layers.ts';
import { furnitureNode } from '../things/thing-nodes.ts';

/** Doors and glass are in front of what one edits behind them. */
const WALL_ALPHA = 0.75;

type Areas = readonly HitArea<SceneTarget>[];

export class EditedPicture {
  readonly world = new Container();
  readonly #grounds: readonly LocationGround[];
  readonly #walls: readonly WallNode[];
  /** The farthest first. */
  readonly #areas: Areas;
  readonly #views: Readonly<Record<Layer, readonly Container[]>>;
  #layers: Layers = ALL_LAYERS;

  constructor(map: RoomMap, sprites: Sprites, language: Language) {
    const plan = planSuite(map, builtLooks(sprites.manifest));
    this.#grounds = groundsOf({ map, plan, sprites });
    for (const ground of this.#grounds) ground.draw();
    this.#walls = wallRuns(standingWalls(plan)).map((run) => wallNode(run, sprites));
    for (const { view } of this.#walls) view.alpha = WALL_ALPHA;
    const names = nameLetterings(map.locations, plan);
    for (const name of names) name.letter(language);
    const hits = new Map<string, Areas>();
    const doors = map.doors.map((door): SceneNode => {
      const node = doorNode(door, sprites);
      const lamp = door.kind === 'card' ? 'red' : 'green';
      const name = doorPicture(door, map, sprites.manifest, { share: 0, lamp });
      sprites.show(node.view, name);
      const polygon = sprites.entry(name)?.hit;
      const target = { kind: 'door', id: door.id } as const;
      if (polygon) hits.set(door.id, [{ target, x: node.view.x, y: node.view.y, polygon }]);
      return node;
    });
    const pieces = map.furniture.flatMap((piece): SceneNode[] => {
      const node = furnitureNode({ piece, state: '', lying: [], language }, sprites);
      if (node) hits.set(piece.id, node.hits);
      return node ? [node] : [];
    });
    const order = orderByDepth([...this.#walls, ...doors, ...names, ...pieces]);
    this.#areas = order.flatMap(({ id }) => hits.get(id) ?? []);
    const viewsOf = (nodes: readonly SceneNode[]): readonly Container[] => nodes.map(({ view }) => view);
    this.#views = {
      walls: viewsOf(this.#walls),
      doors: viewsOf(doors),
      names: viewsOf(names),
      furniture: [...viewsOf(pieces), ...this.#grounds.map(({ shadows }) => shadows)],
    };
    this.world.addChild(
      ...this.#grounds.map(({ ground }) => ground),
      ...this.#grounds.map(({ shadows }) => shadows),
      ...order.map(({ view }) => view),
    );
  }

  show(layers: Layers): void {
    this.#layers = layers;
    for (const layer of LAYERS)
      for (const view of this.#views[layer]) view.visible = !layers.hidden.includes(layer);
  }

  /** The nearest piece or door at a point of the picture that can be taken hold of. */
  targetAt(point: Point): SceneTarget | undefined {
    const isFree = ({ kind }: SceneTarget): boolean =>
      !isLocked(this.#layers, kind === 'door' ? 'doors' : 'furniture');
    return this.#areas.findLast((area) => isFree(area.target) && holds(area, point))?.target;
  }

  /** Where a thing can be pointed at. */
  areasOf(ids: ReadonlySet<string>): Areas {
    return this.#areas.filter(({ target }) => 'id' in target && ids.has(target.id));
  }

  destroy(): void {
    for (const ground of this.#grounds) ground.destroy();
    for (const { view } of this.#walls) view.destroy({ texture: true, textureSource: true });
    this.world.destroy({ children: true });
  }
}
