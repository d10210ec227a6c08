// A person in the bay: the layers worn, what is carried, and the way from where they stood to where they stand.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Manifest } from '#assets/manifest.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { facingOf } from '#scenes/kit/path-motion.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import type { BayFacts } from './bay-facts.ts';
import type { BayPerson } from './bay-view.ts';
import { boxAround } from './bay-placing.ts';
import { along, blocksOf, lengthOf, wayRound } from './bay-walk.ts';
import type { Block, Spot } from './bay-walk.ts';
import { CarriedPod } from './carried-pod.ts';

const HALF_WIDTH_TILES = 0.3;
const HEIGHT_METRES = 1.8;
const MS_PER_TILE = 170;
const LONGEST_MS = 1600;
const FRAMES_PER_TILE = 8 / 2.6;

export interface BayStance {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly pose: string;
}

/** Both hands before one. */
const CARRYING_POSE = 'wash-0';

/** The stance `share` of a way: they walk, and then take up the pose. */
export function stanceOnWay(way: readonly Spot[], to: BayPerson, share: number): BayStance {
  if (share >= 1) {
    const pose = to.carries === undefined ? to.pose : CARRYING_POSE;
    return { x: to.x, y: to.y, facing: to.facing, pose };
  }
  const gone = lengthOf(way) * share;
  const { x, y, dx, dy } = along(way, gone);
  return { x, y, facing: facingOf(dx, dy), pose: `walk-${Math.floor(gone * FRAMES_PER_TILE) % 8}` };
}

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const satisfies readonly Facing[];

/** The layers of a person that are seen, bottom first. */
function wornLayers({ people }: Manifest, { sex, layers }: BayPerson): readonly string[] {
  return people[sex].layers.filter((layer) => layer === 'body' || layers.includes(layer));
}

/** Pictures of a person in a dress, in every pose they may take here. */
export function personNames(manifest: Manifest, person: BayPerson): readonly string[] {
  return ['shadow', ...wornLayers(manifest, person)].flatMap((layer) =>
    manifest.people[person.sex].poses.flatMap((pose) =>
      FACINGS.map((facing) => `person/${person.sex}/${layer}/${pose}/${facing}`),
    ),
  );
}

export class BayFigure {
  readonly container = new Container();
  readonly shadow = new Sprite({ texture: Texture.EMPTY });
  box: Box = boxAround([0, 0, 0], HEIGHT_METRES, HALF_WIDTH_TILES);
  private readonly sprites: Sprites;
  private readonly blocks: readonly Block[];
  private readonly pod: CarriedPod;
  private person: BayPerson;
  private way: readonly Spot[];
  private elapsedMs = 0;
  private lastsMs = 0;
  private picture = '';
  private dressed = '';
  private worn: readonly { readonly layer: string; readonly sprite: Sprite }[] = [];

  constructor(sprites: Sprites, facts: BayFacts, person: BayPerson) {
    this.sprites = sprites;
    this.blocks = blocksOf(facts);
    this.pod = new CarriedPod(sprites, facts);
    this.person = person;
    this.way = [person];
    this.dress();
    this.draw();
  }

  private dress(): void {
    const layers = wornLayers(this.sprites.manifest, this.person);
    const dressed = `${this.person.sex} ${layers.join(' ')}`;
    this.pod.hold(this.person.carries);
    if (dressed === this.dressed) return;
    this.dressed = dressed;
    for (const { sprite } of this.worn) sprite.destroy();
    this.worn = layers.map((layer) => ({
      layer,
      sprite: this.container.addChild(new Sprite({ texture: Texture.EMPTY })),
    }));
    this.picture = '';
  }

  show(person: BayPerson, isAtOnce: boolean): void {
    const { x, y } = this.stance;
    const isSent = person.x !== this.person.x || person.y !== this.person.y;
    this.person = person;
    if (isSent || isAtOnce) this.setOut({ x, y }, isAtOnce);
    this.dress();
    // Pictures of another dress may have come.
    this.picture = '';
    this.draw();
  }

  private setOut(from: Spot, isAtOnce: boolean): void {
    this.way = wayRound(this.blocks, from, { x: this.person.x, y: this.person.y });
    this.elapsedMs = 0;
    this.lastsMs = isAtOnce ? 0 : Math.min(LONGEST_MS, lengthOf(this.way) * MS_PER_TILE);
  }

  get stance(): BayStance {
    return stanceOnWay(this.way, this.person, this.isMoving ? this.elapsedMs / this.lastsMs : 1);
  }

  private draw(): void {
    const { x, y, facing, pose } = this.stance;
    const at = project(x, y);
    this.container.position.set(at.x, at.y);
    this.shadow.position.set(at.x, at.y);
    this.box = boxAround([x, y, 0], HEIGHT_METRES, HALF_WIDTH_TILES);
    const picture = `${pose}/${facing}`;
    if (picture === this.picture) return;
    this.picture = picture;
    const { sex } = this.person;
    for (const { layer, sprite } of this.worn) this.sprites.show(sprite, `person/${sex}/${layer}/${picture}`);
    this.sprites.show(this.shadow, `person/${sex}/shadow/${picture}`);
    this.pod.place(this.container, this.sprites.manifest.people[sex].hands[`${CARRYING_POSE}/${facing}`]);
  }

  /** The picture that can be pointed at. */
  get bodyName(): string {
    return `person/${this.person.sex}/body/${this.picture}`;
  }

  get isMoving(): boolean {
    return this.elapsedMs < this.lastsMs;
  }

  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    this.elapsedMs = Math.min(this.lastsMs, this.elapsedMs + elapsedMs);
    this.draw();
    return true;
  }
}
