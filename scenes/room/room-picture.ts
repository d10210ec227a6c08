// The whole picture of a suite: ground, walls, things and the person, kept in the right order of drawing.
import { Container } from 'pixi.js';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { RoomState } from '#machines/room/state.ts';
import { isInside } from '#scenes/kit/hit.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { StandingOrder } from '#scenes/kit/standing-order.ts';
import { DoorMotion } from './door-motion.ts';
import { doorPicture } from './door-picture.ts';
import { codesOf } from './dress.ts';
import { ClosetMotion, furnitureState } from './furniture-state.ts';
import { groundsOf } from './location-ground.ts';
import type { LocationGround } from './location-ground.ts';
import { nameLetterings } from './name-lettering.ts';
import type { NameLettering } from './name-lettering.ts';
import { PersonFigure } from './person-figure.ts';
import { lyingSubjects } from './placement.ts';
import type { Lying } from './placement.ts';
import type { Stance } from './playback.ts';
import { SuiteEffects } from './suite-effects.ts';
import { standingWalls, wallRuns } from './suite-plan.ts';
import type { SuitePlan } from './suite-plan.ts';
import { doorNode, wallNode } from './suite-view.ts';
import type { DoorNode, SceneNode, WallNode } from './suite-view.ts';
import { sameTarget } from './targets.ts';
import type { SceneTarget } from './targets.ts';
import { floorThingNode, furnitureNode } from './thing-nodes.ts';
import type { HitArea, ThingNode } from './thing-nodes.ts';
import { Veils } from './veils.ts';

export class RoomPicture {
  readonly world = new Container();
  /** Marks on the floor: over the ground, under all that stands. */
  readonly floorMarks = new Container();
  /** Marks over everything. */
  readonly topMarks = new Container();
  readonly person: PersonFigure;
  readonly names: readonly NameLettering[];
  private readonly shadows = new Container();
  private readonly standing = new Container();
  private readonly ruleset: RoomRuleset;
  private readonly sprites: Sprites;
  private readonly codes: ReadonlyMap<string, string>;
  private readonly grounds: readonly LocationGround[];
  private readonly doors: readonly DoorNode[];
  private readonly walls: readonly WallNode[];
  private readonly doorMotion: DoorMotion;
  private readonly closets: ClosetMotion;
  private readonly effects: SuiteEffects;
  private readonly veils: Veils;
  private things: readonly ThingNode[] = [];
  private thingsKey = '';
  /** All but the person. */
  private order: StandingOrder<SceneNode> = new StandingOrder([]);

  constructor(ruleset: RoomRuleset, plan: SuitePlan, sprites: Sprites, isStill: () => boolean) {
    const { map } = ruleset;
    this.ruleset = ruleset;
    this.sprites = sprites;
    this.codes = codesOf(ruleset);
    this.person = new PersonFigure(sprites, this.codes);
    this.grounds = groundsOf({ map, plan, sprites });
    this.doors = map.doors.map((door) => doorNode(door, sprites));
    this.walls = wallRuns(standingWalls(plan)).map((run) => wallNode(run, sprites));
    this.names = nameLetterings(map.locations, plan);
    this.doorMotion = new DoorMotion(map, isStill);
    this.closets = new ClosetMotion(isStill);
    this.effects = new SuiteEffects(sprites, isStill);
    this.veils = new Veils(isStill);
    this.world.addChild(
      ...this.grounds.map(({ ground }) => ground),
      ...this.grounds.map(({ shadows }) => shadows),
      this.shadows,
      this.floorMarks,
      this.standing,
      this.topMarks,
    );
    this.drawGrounds();
  }

  private drawGrounds(): void {
    for (const ground of this.grounds) ground.draw();
  }

  setLanguage(language: Language): void {
    for (const name of this.names) name.letter(language);
  }

  /** Draws what has been loaded since. */
  showArrived(state: RoomState, isBusy: boolean): void {
    this.drawGrounds();
    this.thingsKey = '';
    this.showState(state, isBusy);
  }

  /** Forgets what is half way: the next state is out of turn. */
  settle(): void {
    this.closets.settle();
  }

  /** Shows furniture, lying things and clothes of a state; makes anew only what changed. */
  showState(state: RoomState, isBusy: boolean): void {
    const { map } = this.ruleset;
    const lying = lyingSubjects(state, { map, manifest: this.sprites.manifest, codes: this.codes });
    const states = map.furniture.map((piece) => {
      const now = furnitureState(piece, map, state, isBusy);
      return piece.kind === 'closet' ? this.closets.show(piece.id, now) : now;
    });
    const key = JSON.stringify([states, lying.map(({ subject, spot }) => [subject.id, subject.craft, spot])]);
    if (key !== this.thingsKey) {
      this.thingsKey = key;
      this.replaceThings(this.nodesOf(states, lying));
    }
    this.person.dress(state);
  }

  private nodesOf(states: readonly string[], lying: readonly Lying[]): readonly ThingNode[] {
    const pieces = this.ruleset.map.furniture.flatMap((piece, at): ThingNode[] => {
      const state = states[at] ?? 'plain';
      // What is in a closet is seen when its leaf is out of the way.
      const own = state === 'ajar' ? [] : lying.filter((one) => one.furniture === piece.id);
      const node = furnitureNode({ piece, state, lying: own }, this.sprites);
      return node ? [node] : [];
    });
    const loose = lying
      .filter((one) => one.furniture === undefined)
      .map((one) => floorThingNode(one, this.sprites));
    return [...pieces, ...loose];
  }

  private replaceThings(things: readonly ThingNode[]): void {
    for (const { view, shadow } of this.things) {
      view.destroy({ children: true });
      shadow?.destroy({ children: true });
    }
    this.things = things;
    this.shadows.removeChildren();
    this.shadows.addChild(...things.flatMap(({ shadow }) => (shadow ? [shadow] : [])), this.person.shadow);
    this.effects.run(things.flatMap(({ effect }) => (effect ? [effect] : [])));
    this.order = new StandingOrder<SceneNode>([...this.walls, ...this.doors, ...this.names, ...things]);
    this.restack(this.order.order.length);
  }

  /** Puts all into the container in their order, the person before the node of that index. */
  private restack(personAt: number): void {
    const views = this.order.order.map(({ view }) => view);
    this.standing.removeChildren();
    this.standing.addChild(...views.toSpliced(personAt, 0, this.person.view));
  }

  /** Stands the person there, in the right place of the order, and lets doors and veils know. */
  showStance(stance: Stance, state: RoomState): void {
    this.person.stand(stance);
    const { index, isReordered } = this.order.stand(this.person.box);
    if (isReordered || this.person.view.parent !== this.standing) this.restack(index);
    else if (this.standing.getChildIndex(this.person.view) !== index)
      this.standing.addChildAt(this.person.view, index);
    this.doorMotion.attend(stance.x, stance.y, state, stance.isBusy);
    this.drawDoors();
    this.veils.attend(this.nodesBefore(index));
  }

  /** Nodes drawn over the person that cover their middle. */
  private nodesBefore(index: number): readonly SceneNode[] {
    const middle = this.person.middle();
    const covers = ({ x, y, polygon }: Omit<HitArea, 'target'>): boolean =>
      middle.some((point) => isInside(polygon, point.x - x, point.y - y));
    const areas = this.areasByView();
    const outlines = new Map(this.walls.map(({ view, outline }) => [view, { x: 0, y: 0, polygon: outline }]));
    return this.order.order.slice(index).filter(({ view }) => {
      const wall = outlines.get(view);
      return wall ? covers(wall) : areas.get(view)?.some(covers);
    });
  }

  private drawDoors(): void {
    for (const { door, view } of this.doors)
      this.sprites.show(
        view,
        doorPicture(door, this.ruleset.map, this.sprites.manifest, this.doorMotion.shown(door)),
      );
  }

  /** True while doors, closets, effects or veils are on their way. */
  get isMoving(): boolean {
    return [this.doorMotion, this.closets, this.effects, this.veils].some(({ isMoving }) => isMoving);
  }

  /** Lets time go by; true when a state is to be shown anew. */
  step(elapsedMs: number): boolean {
    if (this.doorMotion.step(elapsedMs)) this.drawDoors();
    this.effects.step(elapsedMs);
    this.veils.step(elapsedMs);
    return this.closets.step(elapsedMs);
  }

  private areasByView(): ReadonlyMap<Container, readonly HitArea[]> {
    return new Map<Container, readonly HitArea[]>([
      ...this.things.map(({ view, hits }) => [view, hits.toReversed()] as const),
      ...this.doors.map((node) => [node.view, this.doorHits(node)] as const),
    ]);
  }

  /** All that can be pointed at, nearest to the eye first. */
  private *hitAreas(): Generator<HitArea> {
    const areas = this.areasByView();
    for (const view of this.standing.children.toReversed()) {
      if (view === this.person.view) yield* this.personHits();
      else yield* areas.get(view) ?? [];
    }
  }

  private doorHits({ id, door, view }: DoorNode): readonly HitArea[] {
    const name = doorPicture(door, this.ruleset.map, this.sprites.manifest, { share: 0, lamp: 'green' });
    const polygon = this.sprites.entry(name)?.hit;
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
    for (const ground of this.grounds) ground.destroy();
    for (const { view } of this.walls) view.destroy({ texture: true, textureSource: true });
    this.world.destroy({ children: true });
  }
}
