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
import { doorPicture, lookAt, showerOf } from './door-picture.ts';
import { codesOf } from './dress.ts';

import { groundsOf } from './location-ground.ts';
import type { LocationGround } from './location-ground.ts';
import { nameLetterings } from './name-lettering.ts';
import type { NameLettering } from './name-lettering.ts';
import { PersonFigure } from './person-figure.ts';
import type { Stance } from './playback.ts';
import { leafBox } from './suite-boxes.ts';
import { SuiteEffects } from './suite-effects.ts';
import { standingWalls, wallRuns } from './suite-plan.ts';
import type { SuitePlan } from './suite-plan.ts';
import { doorNode, wallNode } from './suite-view.ts';
import type { DoorNode, SceneNode, WallNode } from './suite-view.ts';
import { sameTarget } from './targets.ts';
import type { SceneTarget } from './targets.ts';
import type { HitArea } from './thing-nodes.ts';
import { Things } from './things.ts';
import type { DrawnThing } from './things.ts';
import { TravelEnds } from './travel-ends.ts';
import { Travels } from './travels.ts';
import { Veils } from './veils.ts';

/** A finger is wider than a letter. */
const NAME_REACH = 10;

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
  private readonly grounds: readonly LocationGround[];
  private readonly doors: readonly DoorNode[];
  private readonly walls: readonly WallNode[];
  private readonly outlines: ReadonlyMap<Container, Omit<HitArea, 'target'>>;
  private areas: ReadonlyMap<Container, readonly HitArea[]> | undefined;
  private readonly doorMotion: DoorMotion;
  private readonly things: Things;
  private readonly effects: SuiteEffects;
  private readonly veils: Veils;
  private readonly travels: Travels;
  /** All but the person. */
  private order: StandingOrder<SceneNode> = new StandingOrder([]);

  constructor(ruleset: RoomRuleset, plan: SuitePlan, sprites: Sprites, isStill: () => boolean) {
    const { map } = ruleset;
    this.ruleset = ruleset;
    this.sprites = sprites;
    const codes = codesOf(ruleset);
    this.person = new PersonFigure(sprites, codes);
    this.things = new Things(map, sprites, codes, isStill);
    const ends = new TravelEnds(ruleset, sprites, this.person, codes);
    this.travels = new Travels({ sprites, ends, behind: this.person.behind, person: this.person });
    this.grounds = groundsOf({ map, plan, sprites });
    this.doors = map.doors.map((door) => doorNode(door, sprites));
    this.walls = wallRuns(standingWalls(plan)).map((run) => wallNode(run, sprites));
    this.outlines = new Map(this.walls.map(({ view, outline }) => [view, { x: 0, y: 0, polygon: outline }]));
    this.names = nameLetterings(map.locations, plan);
    this.doorMotion = new DoorMotion(map, isStill);
    this.effects = new SuiteEffects(sprites, isStill);
    this.veils = new Veils(isStill);
    this.world.addChild(
      ...this.grounds.map(({ ground }) => ground),
      ...this.grounds.map(({ shadows }) => shadows),
      this.shadows,
      this.floorMarks,
      this.standing,
      this.travels.over,
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
    this.things.forget();
    this.showState(state, isBusy);
  }

  /** Fetches what comes after the first view. */
  loadLater(): void {
    void this.travels.loadFalls();
  }

  /** A state follows another: what changed its place sets out. */
  follow(state: RoomState, before: RoomState): void {
    this.travels.begin(state, before);
  }

  /** Forgets what is half way: the next state is out of turn. */
  settle(): void {
    this.things.settle();
    this.travels.settle();
  }

  /** Shows furniture, lying things and clothes of a state; makes anew only what changed. */
  showState(state: RoomState, isBusy: boolean): void {
    const shown = this.travels.shown(state);
    const change = this.things.show(shown, isBusy);
    if (change !== 'none') this.takeUp(change);
    this.person.dress(shown);
  }

  private takeUp(change: 'looks' | 'places'): void {
    const { nodes } = this.things;
    this.areas = undefined;
    putInOrder(this.shadows, [
      ...nodes.flatMap(({ shadow }) => (shadow ? [shadow] : [])),
      this.person.shadow,
    ]);
    this.effects.run(nodes.flatMap(({ effect }) => (effect ? [effect] : [])));
    if (change === 'looks') this.order.exchange(nodes);
    else this.order = new StandingOrder<SceneNode>([...this.walls, ...this.doors, ...this.names, ...nodes]);
    this.restack(this.order.order.length);
  }

  /** Puts all into the container in their order, the person before the node of that index. */
  private restack(personAt: number): void {
    const views = this.order.order.map(({ view }) => view);
    putInOrder(this.standing, views.toSpliced(personAt, 0, this.person.view));
  }

  /** Stands the person there, in the right place of the order, and lets doors and veils know. */
  showStance(stance: Stance, state: RoomState): void {
    this.person.stand(stance);
    this.doorMotion.attend(stance, state);
    this.drawDoors();
    this.placePerson();
  }

  private placePerson(): void {
    const { index, isReordered } = this.order.stand(this.person.box);
    if (isReordered || this.person.view.parent !== this.standing) this.restack(index);
    else if (this.standing.getChildIndex(this.person.view) !== index)
      this.standing.addChildAt(this.person.view, index);
    this.veils.attend(this.nodesBefore(index), (id) => this.things.has(id));
  }

  /** Nodes drawn over the person that cover their middle. */
  private nodesBefore(index: number): readonly SceneNode[] {
    const middle = this.person.middle();
    const covers = ({ x, y, polygon }: Omit<HitArea, 'target'>): boolean =>
      middle.some((point) => isInside(polygon, point.x - x, point.y - y));
    const areas = this.areasByView();
    return this.order.order.slice(index).filter(({ view }) => {
      const wall = this.outlines.get(view);
      return wall ? covers(wall) : areas.get(view)?.some(covers);
    });
  }

  private drawDoors(): void {
    const { map } = this.ruleset;
    for (const node of this.doors) {
      const { door, view } = node;
      const shown = this.doorMotion.shown(door);
      // An air shower's doors slide: they have no leaf that stands out.
      node.leaf = showerOf(door, map) === undefined ? leafBox(door, lookAt(shown.share)) : undefined;
      this.sprites.show(view, doorPicture(door, map, this.sprites.manifest, shown));
    }
  }

  drawnThings(): readonly DrawnThing[] {
    return this.things.drawn();
  }

  /** True while doors, closets, effects, veils or things are on their way. */
  get isMoving(): boolean {
    return [this.doorMotion, this.things, this.effects, this.veils, this.travels].some(
      ({ isMoving }) => isMoving,
    );
  }

  /** Lets time go by; true when a state is to be shown anew. */
  step(elapsedMs: number): boolean {
    if (this.doorMotion.step(elapsedMs)) {
      this.drawDoors();
      this.placePerson();
    }
    this.effects.step(elapsedMs);
    this.veils.step(elapsedMs);
    const isOther = this.things.step(elapsedMs);
    return this.travels.step(elapsedMs) || isOther;
  }

  /** By view, what of it can be pointed at; kept until things change. */
  private areasByView(): ReadonlyMap<Container, readonly HitArea[]> {
    this.areas ??= new Map<Container, readonly HitArea[]>([
      ...this.things.nodes.map(({ view, hits }) => [view, hits.toReversed()] as const),
      ...this.doors.map((node) => [node.view, this.doorHits(node)] as const),
    ]);
    return this.areas;
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

  /** The location whose lettered name is there. */
  nameUnder(point: Point): string | undefined {
    return this.names.find((name) => name.isUnder(point, NAME_REACH))?.location.id;
  }

  areaOf(target: SceneTarget): HitArea | undefined {
    const isIts = (area: HitArea): boolean => sameTarget(area.target, target);
    for (const areas of this.areasByView().values()) {
      const area = areas.find(isIts);
      if (area) return area;
    }
    return this.personHits().find(isIts);
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

/** Moves only what is not in its place: each move costs the renderer its list of what to draw. */
function putInOrder(container: Container, wanted: readonly Container[]): void {
  for (const [at, view] of wanted.entries())
    if (container.children[at] !== view) container.addChildAt(view, Math.min(at, container.children.length));
  while (container.children.length > wanted.length) container.removeChildAt(wanted.length);
}
