// Moves things from place to place instead of letting them jump. The state is ahead of the picture meanwhile:
// whatever is still moving is drawn here, and `shown` returns the state as it is to be drawn.
import type { Sprite } from 'pixi.js';
import { Container } from 'pixi.js';
import type { RoomState } from '#machines/room/state.ts';
import { softly } from '#scenes/kit/easing.ts';
import type * as FallModule from '#scenes/room/motion/fall-path.ts';
import type { FallPath } from '#scenes/room/motion/fall-path.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { RISE_PIXELS } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { whenQuiet } from '#scenes/kit/when-quiet.ts';
import type { Journey, JourneyKind } from './journeys.ts';
import { journeysOf } from './journeys.ts';
import type { TravelEnd, TravelEnds } from './travel-ends.ts';

/** The physics engine is there for the first thing that a person drops. */
const MAX_FALLS_WAIT_MS = 2000;
const CARRY_MS = 260;
const ARC_PIXELS = 16;
const CRUMPLE_MS = 260;
/** How long a thing stays in place until the hand has it, by kind of journey. */
const WAIT_MS = { carry: 130, dress: 100, drop: 100, throw: 60, set: 220 } as const;
/** A thing this far below a bin's rim is out of sight. */
const SINK_METRES = 0.12;

/**
 * These happen at a piece in front of the person, so behind a person who faces away; dropped things land on
 * the viewer's side of the feet.
 */
const AT_PIECES: readonly JourneyKind[] = ['carry', 'throw'];

interface Travel {
  readonly journey: Journey;
  readonly from: TravelEnd;
  readonly to: TravelEnd;
  /** Behind the person, who faces away from the viewer. */
  readonly isBehind: boolean;
  readonly seed: number;
  elapsedMs: number;
  forMs: number;
  /** Computed between frames, while the hand still holds the thing. */
  fall?: FallPath | undefined;
  going?: Going | undefined;
}

interface Going {
  readonly sprite: Sprite;
  readonly start: Point;
  readonly fall: FallPath | undefined;
  readonly holdMs: number;
}

interface TravelStage {
  readonly sprites: Sprites;
  readonly ends: TravelEnds;
  /** Drawn with the person but behind the body; its origin is the person's. */
  readonly behind: Container;
  readonly person: { readonly view: Container };
}

function seedOf(id: string, atMs: number): number {
  const text = `${id} ${atMs}`;
  let hash = 7;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash;
}

const isFalling = ({ kind }: Journey): boolean => kind === 'drop' || kind === 'throw';

export class Travels {
  /** Drawn over everything that stands. */
  readonly over = new Container();
  readonly #stage: TravelStage;
  readonly #travels = new Map<string, Travel>();
  #falls: typeof FallModule | undefined;

  constructor(stage: TravelStage) {
    this.#stage = stage;
  }

  /** Loads the physics engine once the scene stands; until it is loaded, falling things are simply put down. */
  async loadFalls(): Promise<void> {
    await whenQuiet(MAX_FALLS_WAIT_MS);
    this.#falls = await import('#scenes/room/motion/fall-path.ts').catch(() => undefined);
  }

  get isMoving(): boolean {
    return this.#travels.size > 0;
  }

  /** Starts the journeys of all things that changed place. */
  begin(state: RoomState, before: RoomState): void {
    for (const journey of journeysOf(state, before, this.#stage.ends.map)) {
      const travel = this.#travelOf(journey, state, before);
      if (!travel) continue;
      this.#stop(journey.subject.id);
      this.#travels.set(journey.subject.id, travel);
      if (isFalling(journey)) setTimeout(() => this.#workOut(travel));
    }
  }

  #travelOf(journey: Journey, state: RoomState, before: RoomState): Travel | undefined {
    const { ends } = this.#stage;
    const { kind, subject } = journey;
    const from = ends.of(journey.before, before);
    const to = ends.of(subject, state);
    if (!from || !to) return undefined;
    const isAway = state.person.facing === 'ne' || state.person.facing === 'nw';
    return {
      journey,
      from,
      to,
      isBehind: isAway && AT_PIECES.includes(kind) && (from.isOutside || to.isOutside),
      seed: seedOf(subject.id, state.last?.atMs ?? 0),
      elapsedMs: 0,
      forMs: WAIT_MS[kind] + (kind === 'set' ? 0 : CARRY_MS),
    };
  }

  #workOut(travel: Travel): void {
    const { journey, from, to, seed } = travel;
    travel.fall ??= this.#falls?.fallPath({
      kind: to.fall,
      heightMetres: from.riseMetres,
      distanceMetres: to.awayMetres,
      rimMetres: journey.kind === 'throw' ? to.riseMetres : undefined,
      seed,
    });
  }

  /**
   * The state as it is to be drawn: waiting things are still in their old places, moving ones are left out.
   */
  shown(state: RoomState): RoomState {
    if (this.#travels.size === 0) return state;
    const subjects = { ...state.subjects };
    for (const [id, { journey, going }] of this.#travels) {
      if (!subjects[id]) continue;
      subjects[id] = going ? { ...journey.subject, place: { at: 'P003' } } : journey.before;
    }
    return { ...state, subjects };
  }

  /** Advances time; true when a thing must appear in its place or disappear from it. */
  step(elapsedMs: number): boolean {
    let isNew = false;
    for (const [id, travel] of this.#travels) {
      travel.elapsedMs += elapsedMs;
      const waitMs = WAIT_MS[travel.journey.kind];
      if (travel.elapsedMs >= travel.forMs) {
        this.#stop(id);
        isNew = true;
      } else if (travel.elapsedMs >= waitMs && travel.journey.kind !== 'set') {
        isNew = this.#setOut(travel) || isNew;
        this.#draw(travel, travel.elapsedMs - waitMs);
      }
    }
    return isNew;
  }

  /** True when it was not moving before. */
  #setOut(travel: Travel): boolean {
    if (travel.going) return false;
    const { journey, from, to, fall } = travel;
    const sprite = this.#stage.sprites.make(from.picture());
    sprite.tint = from.tint;
    (travel.isBehind ? this.#stage.behind : this.over).addChild(sprite);
    const holdMs = to.fall === 'crumpled' && journey.kind === 'throw' ? CRUMPLE_MS : 0;
    travel.going = { sprite, start: from.point(), fall, holdMs };
    travel.forMs = WAIT_MS[journey.kind] + holdMs + (fall?.durationMs ?? CARRY_MS);
    return true;
  }

  #draw(travel: Travel, sinceMs: number): void {
    const { going, from, to } = travel;
    if (!going) return;
    if (sinceMs < going.holdMs) this.#crumple(going, travel, sinceMs / going.holdMs);
    else if (going.fall) this.#fall(going, travel, going.fall, sinceMs - going.holdMs);
    else this.#carry(going, from, to, Math.min(1, (sinceMs - going.holdMs) / CARRY_MS));
    if (travel.isBehind) {
      const { x, y } = this.#stage.person.view.position;
      going.sprite.position.set(going.sprite.x - x, going.sprite.y - y);
    }
  }

  #show({ sprite }: Going, end: TravelEnd, scale: number): void {
    this.#stage.sprites.show(sprite, end.picture());
    sprite.tint = end.tint;
    sprite.scale.set(sprite.scale.x * scale, sprite.scale.y * scale);
  }

  #carry(going: Going, from: TravelEnd, to: TravelEnd, share: number): void {
    const t = softly(share);
    const { start, sprite } = going;
    const end = to.point();
    this.#show(going, share < 0.5 ? from : to, from.scale + (to.scale - from.scale) * t);
    sprite.position.set(
      start.x + (end.x - start.x) * t,
      start.y + (end.y - start.y) * t - ARC_PIXELS * 4 * share * (1 - share),
    );
    sprite.alpha = to.isWorn ? Math.min(1, (1 - share) * 2.5 + 0.2) : 1;
  }

  /** Crumpled in the hand: in three squeezes, each smaller than the last, it turns into trash. */
  #crumple(going: Going, { from, to }: Travel, share: number): void {
    const squeeze = 1 - 0.28 * Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share * 0.5);
    this.#show(going, share < 0.4 ? from : to, squeeze);
    going.sprite.position.copyFrom(from.point());
  }

  #fall(going: Going, travel: Travel, path: FallPath, elapsedMs: number): void {
    const { from, to, journey } = travel;
    const { sprite, start } = going;
    const { share, riseMetres, turn } = path.at(elapsedMs);
    const end = to.ground();
    const floor = { x: start.x, y: start.y + from.riseMetres * RISE_PIXELS };
    this.#show(going, to, 1);
    sprite.position.set(
      floor.x + (end.x - floor.x) * share,
      floor.y + (end.y - floor.y) * share - riseMetres * RISE_PIXELS,
    );
    sprite.rotation = turn;
    const sunk = (to.riseMetres - riseMetres) / SINK_METRES;
    if (journey.kind !== 'throw' || share < 0.6) return;
    sprite.alpha = Math.min(1, Math.max(0, 1 - sunk));
    // Nobody sees what goes on inside the bin.
    if (sunk >= 1) travel.elapsedMs = travel.forMs;
  }

  #stop(id: string): void {
    this.#travels.get(id)?.going?.sprite.destroy();
    this.#travels.delete(id);
  }

  /** Puts everything at once where the state says. */
  settle(): void {
    for (const id of this.#travels.keys()) this.#stop(id);
  }
}
