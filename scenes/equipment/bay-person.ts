// A person in the bay: the layers worn, and the way from where they stood to where they stand.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Manifest } from '#assets/manifest.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { facingOf } from '#scenes/kit/path-motion.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import type { BayPerson } from './bay-view.ts';
import { boxAround } from './bay-placing.ts';

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

/** The stance `share` of the way from one place to another: they walk, and then take up the pose. */
export function stanceOnWay(
  from: { readonly x: number; readonly y: number },
  to: BayPerson,
  share: number,
): BayStance {
  if (share >= 1) return { x: to.x, y: to.y, facing: to.facing, pose: to.pose };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const gone = Math.hypot(dx, dy) * share;
  return {
    x: from.x + dx * share,
    y: from.y + dy * share,
    facing: facingOf(dx, dy),
    pose: `walk-${Math.floor(gone * FRAMES_PER_TILE) % 8}`,
  };
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
  private person: BayPerson;
  private from: { readonly x: number; readonly y: number };
  private elapsedMs = 0;
  private lastsMs = 0;
  private picture = '';
  private worn: readonly { readonly layer: string; readonly sprite: Sprite }[] = [];

  constructor(sprites: Sprites, person: BayPerson) {
    this.sprites = sprites;
    this.person = person;
    this.from = person;
    this.dress();
    this.draw();
  }

  private dress(): void {
    for (const { sprite } of this.worn) sprite.destroy();
    this.worn = wornLayers(this.sprites.manifest, this.person).map((layer) => ({
      layer,
      sprite: this.container.addChild(new Sprite({ texture: Texture.EMPTY })),
    }));
    this.picture = '';
  }

  show(person: BayPerson, isAtOnce: boolean): void {
    const { x, y } = this.stance;
    this.person = person;
    const tiles = Math.hypot(person.x - x, person.y - y);
    this.from = { x, y };
    this.elapsedMs = 0;
    this.lastsMs = isAtOnce ? 0 : Math.min(LONGEST_MS, tiles * MS_PER_TILE);
    this.dress();
    this.draw();
  }

  get stance(): BayStance {
    return stanceOnWay(this.from, this.person, this.isMoving ? this.elapsedMs / this.lastsMs : 1);
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
