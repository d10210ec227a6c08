// The whole picture of a suite: ground, walls, things and the person, kept in the right order of drawing.
import { Container } from 'pixi.js';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { RoomState } from '#machines/room/state.ts';
import { orderByDepth, placeAmong } from '#scenes/kit/depth-order.ts';
import { isInside } from '#scenes/kit/hit.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { codesOf } from './dress.ts';
import { PersonFigure } from './person-figure.ts';
import { furnitureState, lyingSubjects } from './placement.ts';
import type { Stance } from './playback.ts';
import {
  doorNode,
  doorState,
  floorView,
  furnitureShadows,
  letter,
  nameNode,
  wallNode,
} from './suite-view.ts';
import type { DoorNode, SceneNode } from './suite-view.ts';
import { wallRuns } from './suite-plan.ts';
import type { SuitePlan } from './suite-plan.ts';
import { sameTarget } from './targets.ts';
import type { SceneTarget } from './targets.ts';
import { floorThingNode, furnitureNode } from './thing-nodes.ts';
import type { HitArea, ThingNode } from './thing-nodes.ts';

export class RoomPicture {
  readonly world = new Container();
  /** Marks on the floor: over the ground, under all that stands. */
  readonly floorMarks = new Container();
  /** Marks over everything. */
  readonly topMarks = new Container();
  readonly person: PersonFigure;
  private readonly shadows = new Container();
  private readonly standing = new Container();
  private readonly ruleset: RoomRuleset;
  private readonly sprites: Sprites;
  private readonly codes: ReadonlyMap<string, string>;
  private readonly doors: readonly DoorNode[];
  private readonly floor: Container;
  private readonly walls: readonly SceneNode[];
  private readonly still: readonly SceneNode[];
  private things: readonly ThingNode[] = [];
  private thingsKey = '';
  /** All but the person, farthest first. */
  private ordered: readonly SceneNode[] = [];

  constructor(ruleset: RoomRuleset, plan: SuitePlan, sprites: Sprites) {
    this.ruleset = ruleset;
    this.sprites = sprites;
    this.codes = codesOf(ruleset);
    this.person = new PersonFigure(sprites, this.codes);
    this.doors = ruleset.map.doors.map((door) => doorNode(door, sprites));
    this.walls = wallRuns(plan.walls).map((run) => wallNode(run, sprites));
    const names = ruleset.map.locations.flatMap((location) => nameNode(location) ?? []);
    this.still = [...this.walls, ...this.doors, ...names];
    this.floor = floorView(plan, sprites);
    this.floor.addChild(furnitureShadows(ruleset.map, sprites));
    this.world.addChild(this.floor, this.shadows, this.floorMarks, this.standing, this.topMarks);
  }

  setLanguage(language: Language): void {
    for (const location of this.ruleset.map.locations) {
      const node = this.still.find(({ id }) => id === `name/${location.id}`);
      if (node) letter(node, location, language);
    }
  }

  /** Shows furniture, lying things and clothes of a state; makes anew only what changed. */
  showState(state: RoomState, isBusy: boolean): void {
    const { map } = this.ruleset;
    const lying = lyingSubjects(state, { map, manifest: this.sprites.manifest, codes: this.codes });
    const states = map.furniture.map((piece) => furnitureState(piece, map, state, isBusy));
    const key = JSON.stringify([states, lying.map(({ subject, spot }) => [subject.id, subject.craft, spot])]);
    if (key !== this.thingsKey) {
      this.thingsKey = key;
      const pieces = map.furniture.flatMap((piece, at): ThingNode[] => {
        const own = lying.filter((one) => one.furniture === piece.id);
        const node = furnitureNode({ piece, state: states[at] ?? 'plain', lying: own }, this.sprites);
        return node ? [node] : [];
      });
      const loose = lying
        .filter((one) => one.furniture === undefined)
        .map((one) => floorThingNode(one, this.sprites));
      this.replaceThings([...pieces, ...loose]);
    }
    this.person.dress(state);
  }

  private replaceThings(things: readonly ThingNode[]): void {
    for (const { view, shadow } of this.things) {
      view.destroy({ children: true });
      shadow?.destroy({ children: true });
    }
    this.things = things;
    this.shadows.removeChildren();
    this.shadows.addChild(...things.flatMap(({ shadow }) => (shadow ? [shadow] : [])), this.person.shadow);
    this.ordered = orderByDepth([...this.still, ...things]);
    this.restack(this.ordered);
  }

  private restack(nodes: readonly { readonly view: Container }[]): void {
    this.standing.removeChildren();
    this.standing.addChild(...nodes.map(({ view }) => view));
  }

  /** Stands the person there, in the right place of the order, and opens the doors near by. */
  showStance(stance: Stance): void {
    this.person.stand(stance);
    const at = placeAmong(this.ordered, this.person.box);
    if (at === undefined) {
      // The still things' own order does not fit the person: order all anew, this once.
      const all = orderByDepth<SceneNode>([
        ...this.ordered,
        { id: 'person', box: this.person.box, view: this.person.view },
      ]);
      this.ordered = all.filter(({ id }) => id !== 'person');
      this.restack(all);
    } else {
      const isIn = this.person.view.parent === this.standing;
      const index = Math.min(at, this.standing.children.length - (isIn ? 1 : 0));
      if (!isIn || this.standing.getChildIndex(this.person.view) !== index)
        this.standing.addChildAt(this.person.view, index);
    }
    for (const { door, view } of this.doors)
      this.sprites.show(view, `door/${door.axis}/${doorState(door, stance.x, stance.y)}`);
  }

  /** All that can be pointed at, nearest to the eye first. */
  private *hitAreas(): Generator<HitArea> {
    const nodes = new Map<unknown, readonly HitArea[]>([
      ...this.things.map(({ view, hits }) => [view, hits.toReversed()] as const),
      ...this.doors.map((node) => [node.view, this.doorHits(node)] as const),
    ]);
    for (const view of this.standing.children.toReversed()) {
      if (view === this.person.view) yield* this.personHits();
      else yield* nodes.get(view) ?? [];
    }
  }

  private doorHits({ id, door, view }: DoorNode): readonly HitArea[] {
    const polygon = this.sprites.entry(`door/${door.axis}/closed`)?.hit;
    return polygon ? [{ target: { kind: 'door', id }, x: view.x, y: view.y, polygon }] : [];
  }

  private personHits(): readonly HitArea[] {
    return this.person.hits().map(({ id, ...area }) => ({
      ...area,
      target: id === undefined ? { kind: 'person' } : { kind: 'subject', id },
    }));
  }

  targetAt(point: Point): SceneTarget | undefined {
    for (const { target, x, y, polygon } of this.hitAreas())
      if (isInside(polygon, point.x - x, point.y - y)) return target;
    return undefined;
  }

  areaOf(target: SceneTarget): HitArea | undefined {
    for (const area of this.hitAreas()) if (sameTarget(area.target, target)) return area;
    return undefined;
  }

  /** The middle of a target's upper edge, in the picture. */
  topOf(target: SceneTarget): Point | undefined {
    const area = this.areaOf(target);
    if (!area) return undefined;
    const xs = area.polygon.filter((_, at) => at % 2 === 0);
    const ys = area.polygon.filter((_, at) => at % 2 === 1);
    return { x: area.x + (Math.min(...xs) + Math.max(...xs)) / 2, y: area.y + Math.min(...ys) };
  }

  destroy(): void {
    for (const baked of [...this.floor.children, ...this.walls.map(({ view }) => view)])
      baked.destroy({ texture: true, textureSource: true });
    this.world.destroy({ children: true });
  }
}
