// The whole picture of a suite: ground, walls, things and the person, kept in the right drawing order.
import { Container } from 'pixi.js';
import type { Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import { holds, topOf } from '#scenes/kit/hit.ts';
import type { Outline } from '#scenes/kit/hit.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { StandingOrder } from '#scenes/kit/standing-order.ts';
import { DoorMotion } from './suite/door-motion.ts';
import { doorPicture, lookAt, showerOf } from './suite/door-picture.ts';
import { groundsOf } from './suite/location-ground.ts';
import type { LocationGround } from './suite/location-ground.ts';
import { nameLetterings } from './suite/name-lettering.ts';
import type { NameLettering } from './suite/name-lettering.ts';
import { PersonFigure } from './person/person-figure.ts';
import type { Stance } from './motion/motions.ts';
import { leafBox } from './suite/suite-boxes.ts';
import { SuiteEffects } from './suite/suite-effects.ts';
import { standingWalls, wallRuns } from './suite/suite-plan.ts';
import type { SuitePlan } from './suite/suite-plan.ts';
import { doorNode, wallNode } from './suite/suite-view.ts';
import type { DoorNode, SceneNode, WallNode } from './suite/suite-view.ts';
import { sameTarget } from './targets.ts';
import type { SceneTarget } from './targets.ts';
import { itemLooksOf } from './things/item-looks.ts';
import type { ThingArea } from './things/thing-nodes.ts';
import { Things } from './things/things.ts';
import type { DrawnThing } from './things/things.ts';
import { TravelEnds } from './motion/travel-ends.ts';
import { Travels } from './motion/travels.ts';
import { Veils } from './suite/veils.ts';

/** Extra reach around a letter: a finger is wider. */
const NAME_REACH = 10;

export class RoomPicture {
  readonly world = new Container();
  /** Marks on the floor: over the ground, under everything that stands. */
  readonly floorMarks = new Container();
  /** Marks over everything. */
  readonly topMarks = new Container();
  readonly person: PersonFigure;
  readonly names: readonly NameLettering[];
  readonly #shadows = new Container();
  readonly #standing = new Container();
  readonly #ruleset: RoomRuleset;
  readonly #sprites: Sprites;
  readonly #grounds: readonly LocationGround[];
  readonly #doors: readonly DoorNode[];
  readonly #walls: readonly WallNode[];
  readonly #outlines: ReadonlyMap<Container, Outline>;
  #areas: ReadonlyMap<Container, readonly ThingArea[]> | undefined;
  readonly #doorMotion: DoorMotion;
  readonly #things: Things;
  readonly #effects: SuiteEffects;
  readonly #veils: Veils;
  readonly #travels: Travels;
  /** Everything except the person. */
  #order: StandingOrder<SceneNode> = new StandingOrder([]);

  constructor(ruleset: RoomRuleset, plan: SuitePlan, sprites: Sprites, isStill: () => boolean) {
    const { map } = ruleset;
    this.#ruleset = ruleset;
    this.#sprites = sprites;
    const looks = itemLooksOf(ruleset);
    this.person = new PersonFigure(sprites, looks);
    this.#things = new Things(map, sprites, looks, isStill);
    const ends = new TravelEnds(map, sprites, this.person, looks);
    this.#travels = new Travels({ sprites, ends, behind: this.person.behind, person: this.person });
    this.#grounds = groundsOf({ map, plan, sprites });
    this.#doors = map.doors.map((door) => doorNode(door, sprites));
    this.#walls = wallRuns(standingWalls(plan)).map((run) => wallNode(run, sprites));
    this.#outlines = new Map(
      this.#walls.map(({ view, outline }) => [view, { x: 0, y: 0, polygon: outline }]),
    );
    this.names = nameLetterings(map.locations, plan);
    this.#doorMotion = new DoorMotion(map, isStill);
    this.#effects = new SuiteEffects(sprites, isStill);
    this.#veils = new Veils(isStill);
    this.world.addChild(
      ...this.#grounds.map(({ ground }) => ground),
      ...this.#grounds.map(({ shadows }) => shadows),
      this.#shadows,
      this.floorMarks,
      this.#standing,
      this.#travels.over,
      this.topMarks,
    );
    this.#drawGrounds();
  }

  #drawGrounds(): void {
    for (const ground of this.#grounds) ground.draw();
  }

  setLanguage(language: Language): void {
    for (const name of this.names) name.letter(language);
    this.#things.setLanguage(language);
  }

  /** Draws what has been loaded since the last call. */
  showArrived(state: RoomState, isBusy: boolean): void {
    this.#drawGrounds();
    this.#things.forget();
    this.showState(state, isBusy);
  }

  /** Loads what comes after the first view. */
  loadLater(): void {
    void this.#travels.loadFalls();
  }

  /** Follows one state with the next: things that changed place start moving. */
  follow(state: RoomState, before: RoomState): void {
    this.#travels.begin(state, before);
  }

  /** Cancels everything half-way: the next state is out of sequence. */
  settle(): void {
    this.#things.settle();
    this.#travels.settle();
  }

  /** Shows the furniture, lying things and clothes of a state; rebuilds only what changed. */
  showState(state: RoomState, isBusy: boolean): void {
    const shown = this.#travels.shown(state);
    const change = this.#things.show(shown, isBusy);
    if (change !== 'none') this.#takeUp(change);
    this.person.dress(shown);
  }

  #takeUp(change: 'looks' | 'places'): void {
    const { nodes } = this.#things;
    this.#areas = undefined;
    putInOrder(this.#shadows, [
      ...nodes.flatMap(({ shadow }) => (shadow ? [shadow] : [])),
      this.person.shadow,
    ]);
    this.#effects.run(nodes.flatMap(({ effect }) => (effect ? [effect] : [])));
    if (change === 'looks') this.#order.exchange(nodes);
    else
      this.#order = new StandingOrder<SceneNode>([...this.#walls, ...this.#doors, ...this.names, ...nodes]);
    this.#restack(this.#order.order.length);
  }

  /** Puts everything into the container in drawing order, with the person before the node of that index. */
  #restack(personAt: number): void {
    const views = this.#order.order.map(({ view }) => view);
    putInOrder(this.#standing, views.toSpliced(personAt, 0, this.person.view));
  }

  /**
   * Puts the person into this stance and the right place of the drawing order, and updates doors and veils.
   */
  showStance(stance: Stance, state: RoomState): void {
    this.person.stand(stance);
    this.#doorMotion.attend(stance, state);
    this.#drawDoors();
    this.#placePerson();
  }

  #placePerson(): void {
    const { index, isReordered } = this.#order.stand(this.person.box);
    if (isReordered || this.person.view.parent !== this.#standing) this.#restack(index);
    else if (this.#standing.getChildIndex(this.person.view) !== index)
      this.#standing.addChildAt(this.person.view, index);
    this.#veils.attend(this.#nodesBefore(index), (id) => this.#things.has(id));
  }

  /** Nodes drawn over the person that cover their middle. */
  #nodesBefore(index: number): readonly SceneNode[] {
    const middle = this.person.middle();
    const covers = (area: Outline): boolean => middle.some((point) => holds(area, point));
    const areas = this.#areasByView();
    return this.#order.order.slice(index).filter(({ view }) => {
      const wall = this.#outlines.get(view);
      return wall ? covers(wall) : areas.get(view)?.some(covers);
    });
  }

  #drawDoors(): void {
    const { map } = this.#ruleset;
    for (const node of this.#doors) {
      const { door, view } = node;
      const shown = this.#doorMotion.shown(door);
      // An air shower's doors slide, so they have no leaf that swings out.
      const isHinged = door.kind === 'card' || showerOf(door, map) === undefined;
      node.leaf = isHinged ? leafBox(door, lookAt(shown.share)) : undefined;
      this.#sprites.show(view, doorPicture(door, map, this.#sprites.manifest, shown));
    }
  }

  drawnThings(): readonly DrawnThing[] {
    return this.#things.drawn();
  }

  /** True while doors, closets, effects, veils or things are moving. */
  get isMoving(): boolean {
    return [this.#doorMotion, this.#things, this.#effects, this.#veils, this.#travels].some(
      ({ isMoving }) => isMoving,
    );
  }

  /** Advances time; true when a state must be shown again. */
  step(elapsedMs: number): boolean {
    if (this.#doorMotion.step(elapsedMs)) {
      this.#drawDoors();
      this.#placePerson();
    }
    this.#effects.step(elapsedMs);
    this.#veils.step(elapsedMs);
    const isOther = this.#things.step(elapsedMs);
    return this.#travels.step(elapsedMs) || isOther;
  }

  /** For each view, what can be pointed at in it; cached until things change. */
  #areasByView(): ReadonlyMap<Container, readonly ThingArea[]> {
    this.#areas ??= new Map<Container, readonly ThingArea[]>([
      ...this.#things.nodes.map(({ view, hits }) => [view, hits.toReversed()] as const),
      ...this.#doors.map((node) => [node.view, this.#doorHits(node)] as const),
    ]);
    return this.#areas;
  }

  /** Everything that can be pointed at, nearest to the viewer first. */
  *#hitAreas(): Generator<ThingArea> {
    const areas = this.#areasByView();
    for (const view of this.#standing.children.toReversed()) {
      if (view === this.person.view) yield* this.#personHits();
      else yield* areas.get(view) ?? [];
    }
  }

  #doorHits({ id, door, view }: DoorNode): readonly ThingArea[] {
    const name = doorPicture(door, this.#ruleset.map, this.#sprites.manifest, { share: 0, lamp: 'green' });
    const polygon = this.#sprites.entry(name)?.hit;
    return polygon ? [{ target: { kind: 'door', id }, x: view.x, y: view.y, polygon }] : [];
  }

  #personHits(): readonly ThingArea[] {
    return this.person.hits().map(({ id, ...area }) => ({
      ...area,
      target: id === undefined ? { kind: 'person' } : { kind: 'subject', id },
    }));
  }

  targetAt(point: Point): SceneTarget | undefined {
    for (const area of this.#hitAreas()) if (holds(area, point)) return area.target;
    return undefined;
  }

  /** The location whose lettered name is at this point. */
  nameUnder(point: Point): string | undefined {
    return this.names.find((name) => name.isUnder(point, NAME_REACH))?.location.id;
  }

  areaOf(target: SceneTarget): ThingArea | undefined {
    const isIts = (area: ThingArea): boolean => sameTarget(area.target, target);
    for (const areas of this.#areasByView().values()) {
      const area = areas.find(isIts);
      if (area) return area;
    }
    return this.#personHits().find(isIts);
  }

  /** The middle of a target's upper edge, in the picture. */
  topOf(target: SceneTarget): Point | undefined {
    const area = this.areaOf(target);
    return area && topOf(area);
  }

  destroy(): void {
    for (const ground of this.#grounds) ground.destroy();
    for (const { view } of this.#walls) view.destroy({ texture: true, textureSource: true });
    this.world.destroy({ children: true });
  }
}

/** Moves only what is out of place: each move makes the renderer rebuild its draw list. */
function putInOrder(container: Container, wanted: readonly Container[]): void {
  for (const [at, view] of wanted.entries())
    if (container.children[at] !== view) container.addChildAt(view, Math.min(at, container.children.length));
  while (container.children.length > wanted.length) container.removeChildAt(wanted.length);
}
