// The whole track as one thing in the drawing order: its parts always cover each other the same way.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { placeOf } from '../bay-facts.ts';
import type { BayFacts } from '../bay-facts.ts';
import { thingsTint } from '../bay-light.ts';
import type { BayLight, BayView } from '../bay-view.ts';
import { RailArm } from './rail-arm.ts';
import { TowerLamps } from './tower-lamps.ts';
import { TrackModules } from './track-modules.ts';
import { TrackPorts } from './track-ports.ts';

const DARK_BODY = 'track/body-dark';
const BUTTONS = ['emoTrackLeft', 'emoTrackRight', 'stopWork'] as const;

export class TrackView {
  readonly container = new Container();
  readonly ports: TrackPorts;
  readonly #sprites: Sprites;
  readonly signs = new Container();
  readonly #solid = new Container();
  readonly #body: Sprite;
  readonly #modules: TrackModules;
  readonly #arm: RailArm;
  readonly #indexer: RailArm;
  readonly #tower: TowerLamps;
  readonly #buttons: ReadonlyMap<(typeof BUTTONS)[number], Sprite>;

  constructor(sprites: Sprites, facts: BayFacts, overIt: Container, isStill: () => boolean) {
    this.#sprites = sprites;
    this.ports = new TrackPorts(sprites, facts);
    this.#modules = new TrackModules(sprites, facts.track, isStill);
    this.#arm = new RailArm(sprites, {
      name: 'track/arm',
      places: facts.track.arm.places,
      reachAt: (place) => facts.track.modules[place]?.reach ?? 'lower',
    });
    this.#indexer = new RailArm(sprites, {
      name: 'track/indexer',
      places: facts.track.indexer.places,
      reachAt: () => 'port',
    });
    this.#tower = new TowerLamps(sprites, facts, isStill);
    this.#buttons = new Map(
      BUTTONS.map((name) => [name, this.#at(facts, name, placeOf(facts, name).sprite)]),
    );
    this.#body = this.#at(facts, 'track', 'track/body');
    this.#solid.addChild(
      this.#body,
      this.#modules.container,
      this.#indexer.sprite,
      this.#arm.sprite,
      this.#at(facts, 'track', 'track/front'),
      this.ports.container,
      this.signs,
      ...this.#buttons.values(),
      this.#tower.container,
    );
    this.container.addChild(this.#solid, this.#tower.lit, this.ports.lamps, overIt);
  }

  #at(facts: BayFacts, place: string, picture: string): Sprite {
    const sprite = this.#sprites.make(picture);
    const { x, y } = project(...placeOf(facts, place).at);
    sprite.position.set(x, y);
    return sprite;
  }

  show(view: BayView, isAtOnce: boolean): void {
    this.ports.show(view.ports, isAtOnce);
    this.#modules.show(view.modules);
    this.#arm.show(view.arm, isAtOnce);
    this.#indexer.show(view.indexer, isAtOnce);
    this.#tower.show(view.tower);
    for (const [name, sprite] of this.#buttons) this.#sprites.show(sprite, buttonPicture(view, name));
  }

  /** In the dark the track is lit from inside by its own supply: its body has a separate picture for that. */
  light(light: BayLight): void {
    const glows = light === 'dark' && this.#sprites.has(DARK_BODY);
    this.#sprites.show(this.#body, glows ? DARK_BODY : 'track/body');
    for (const part of this.#solid.children) part.tint = thingsTint(light);
    if (glows) this.#body.tint = 0xffffff;
  }

  /** Milliseconds until it changes: 0 while something glides, Infinity while nothing moves. */
  get dueMs(): number {
    if ([this.ports, this.#arm, this.#indexer].some(({ isMoving }) => isMoving)) return 0;
    return Math.min(this.#modules.dueMs, this.#tower.dueMs);
  }

  step(elapsedMs: number): boolean {
    const parts = [this.ports, this.#modules, this.#arm, this.#indexer, this.#tower];
    return parts.map((part) => part.step(elapsedMs)).includes(true);
  }
}

function buttonPicture(view: BayView, name: (typeof BUTTONS)[number]): string {
  return name === 'stopWork'
    ? `stopwork/${view.isStopWorkPressed ? 'pressed' : 'plain'}`
    : `emo/${view.emo[name]}`;
}
