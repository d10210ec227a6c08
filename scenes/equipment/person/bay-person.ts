// A person in the bay: their clothes, what they carry, and the walk from the previous place to the new one.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { facingOf, walkFrame } from '#scenes/kit/path-motion.ts';
import { personBox } from '#scenes/kit/person/person-box.ts';
import { PersonLayers } from '#scenes/kit/person/person-layers.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { BayFacts } from '../bay-facts.ts';
import type { BayPerson } from '../bay-view.ts';
import { along, blocksOf, lengthOf, walkMs, wayRound } from './bay-walk.ts';
import type { Block, Spot } from './bay-walk.ts';
import { CarriedPod } from './carried-pod.ts';

interface BayStance {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly pose: string;
}

/** Both hands in front of the body. */
const CARRYING_POSE = 'wash-0';

/** The stance after `share` of a walk: they walk first and then take up the pose. */
export function stanceOnWay(way: readonly Spot[], to: BayPerson, share: number): BayStance {
  if (share >= 1) {
    const pose = to.carries === undefined ? to.pose : CARRYING_POSE;
    return { x: to.x, y: to.y, facing: to.facing, pose };
  }
  const gone = lengthOf(way) * share;
  const { x, y, dx, dy } = along(way, gone);
  return { x, y, facing: facingOf(dx, dy), pose: `walk-${walkFrame(gone)}` };
}

export class BayFigure {
  readonly container = new Container();
  readonly shadow: Sprite;
  box: Box = personBox({ x: 0, y: 0, pose: 'stand' });
  readonly #sprites: Sprites;
  readonly #blocks: readonly Block[];
  readonly #pod: CarriedPod;
  #person: BayPerson;
  #way: readonly Spot[];
  #elapsedMs = 0;
  #lastsMs = 0;
  #picture = '';
  readonly #layers: PersonLayers;

  constructor(sprites: Sprites, facts: BayFacts, person: BayPerson, isAtOnce: boolean) {
    this.#sprites = sprites;
    this.#blocks = blocksOf(facts);
    this.#pod = new CarriedPod(sprites, facts);
    this.#layers = new PersonLayers(sprites);
    this.shadow = this.#layers.shadow;
    this.container.addChild(this.#layers.body);
    this.#person = person;
    this.#way = [person];
    if (person.comesFrom && !isAtOnce) this.#setOut(person.comesFrom, false);
    this.#dress();
    this.#draw();
  }

  #dress(): void {
    const { sex, layers, carries } = this.#person;
    this.#pod.hold(carries);
    this.#layers.wear(sex, new Set(layers));
  }

  show(person: BayPerson, isAtOnce: boolean): void {
    const { x, y } = this.stance;
    const isSent = person.x !== this.#person.x || person.y !== this.#person.y;
    this.#person = person;
    if (isSent || isAtOnce) this.#setOut({ x, y }, isAtOnce);
    this.#dress();
    // Pictures of other clothes may have been loaded.
    this.#picture = '';
    this.#draw();
  }

  #setOut(from: Spot, isAtOnce: boolean): void {
    this.#way = wayRound(this.#blocks, from, { x: this.#person.x, y: this.#person.y });
    this.#elapsedMs = 0;
    this.#lastsMs = isAtOnce ? 0 : walkMs(lengthOf(this.#way));
  }

  get stance(): BayStance {
    return stanceOnWay(this.#way, this.#person, this.isMoving ? this.#elapsedMs / this.#lastsMs : 1);
  }

  #draw(): void {
    const { x, y, facing, pose } = this.stance;
    const at = project(x, y);
    this.container.position.set(at.x, at.y);
    this.shadow.position.set(at.x, at.y);
    this.box = personBox({ x, y, pose: 'stand' });
    const picture = `${pose}/${facing}`;
    if (picture === this.#picture) return;
    this.#picture = picture;
    this.#layers.show(picture);
    this.#pod.place(
      this.container,
      this.#sprites.manifest.people[this.#person.sex].hands[`${CARRYING_POSE}/${facing}`],
    );
  }

  /** The picture used for pointing at the person. */
  get bodyName(): string {
    return this.#layers.bodyName(this.#picture);
  }

  get isMoving(): boolean {
    return this.#elapsedMs < this.#lastsMs;
  }

  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    this.#elapsedMs = Math.min(this.#lastsMs, this.#elapsedMs + elapsedMs);
    this.#draw();
    return true;
  }
}
