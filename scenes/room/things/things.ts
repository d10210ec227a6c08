// Furniture with what lies on it, and loose things, as nodes of the scene; only what changed is rebuilt.
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { Furniture, RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { ClosetMotion, furnitureState } from './furniture-state.ts';
import { lyingSubjects } from './placement.ts';
import type { Lying } from './placement.ts';
import { floorThingNode, furnitureNode } from './thing-nodes.ts';
import type { ThingNode } from './thing-nodes.ts';
import type { ItemLooks } from './item-looks.ts';

/**
 * How the nodes changed: some look different, or others are there, so that the order must be computed again.
 */
type ThingsChange = 'none' | 'looks' | 'places';

/** A drawn thing that can be pointed at, and its position. */
export interface DrawnThing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

interface Made {
  readonly key: string;
  readonly node: ThingNode | undefined;
}

const keyOf = (lying: readonly Lying[]): unknown =>
  lying.map(({ subject, spot }) => [subject.id, subject.craft, spot]);

export class Things {
  nodes: readonly ThingNode[] = [];
  readonly #map: RoomMap;
  readonly #sprites: Sprites;
  readonly #looks: ItemLooks;
  readonly #closets: ClosetMotion;
  #made: ReadonlyMap<string, Made> = new Map();
  #isForgotten = true;
  #language: Language = DEFAULT_LANGUAGE;

  constructor(map: RoomMap, sprites: Sprites, looks: ItemLooks, isStill: () => boolean) {
    this.#map = map;
    this.#sprites = sprites;
    this.#looks = looks;
    this.#closets = new ClosetMotion(isStill);
  }

  /** Pictures have been loaded: everything is rebuilt. */
  forget(): void {
    this.#isForgotten = true;
  }

  /** Letters the signs in a language, when they are shown next. */
  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#isForgotten = true;
  }

  drawn(): readonly DrawnThing[] {
    return this.nodes.flatMap(({ hits }) =>
      hits.flatMap(({ target, x, y }) => (target.kind === 'subject' ? [{ id: target.id, x, y }] : [])),
    );
  }

  has(id: string): boolean {
    return this.#made.has(id);
  }

  settle(): void {
    this.#closets.settle();
  }

  get isMoving(): boolean {
    return this.#closets.isMoving;
  }

  /** Advances time; true when a closet must be shown again. */
  step(elapsedMs: number): boolean {
    return this.#closets.step(elapsedMs);
  }

  show(state: RoomState, isBusy: boolean): ThingsChange {
    const map = this.#map;
    const sprites = this.#sprites;
    const looks = this.#looks;
    const lying = lyingSubjects(state, { map, manifest: sprites.manifest, looks });
    const old = this.#made;
    const made = new Map<string, Made>();
    for (const piece of map.furniture) this.#showPiece(piece, { state, isBusy, lying, made });
    for (const one of lying) {
      if (one.furniture !== undefined) continue;
      const key = JSON.stringify(keyOf([one]));
      made.set(
        one.subject.id,
        this.#kept(one.subject.id, key) ?? { key, node: floorThingNode(one, sprites) },
      );
    }
    this.#made = made;
    this.#isForgotten = false;
    return this.#replace(old, made);
  }

  #kept(id: string, key: string): Made | undefined {
    const known = this.#made.get(id);
    return known?.key === key && !this.#isForgotten ? known : undefined;
  }

  #showPiece(
    piece: Furniture,
    by: {
      readonly state: RoomState;
      readonly isBusy: boolean;
      readonly lying: readonly Lying[];
      readonly made: Map<string, Made>;
    },
  ): void {
    const now = furnitureState(piece, this.#map, by.state, by.isBusy);
    const state = piece.kind === 'closet' ? this.#closets.show(piece.id, now) : now;
    // The contents of a closet are visible only when its leaf is out of the way.
    const lying = state === 'ajar' ? [] : by.lying.filter((one) => one.furniture === piece.id);
    const key = JSON.stringify([state, keyOf(lying)]);
    const kept = this.#kept(piece.id, key);
    const language = this.#language;
    const node = kept ? kept.node : furnitureNode({ piece, state, lying, language }, this.#sprites);
    by.made.set(piece.id, kept ?? { key, node });
  }

  #replace(old: ReadonlyMap<string, Made>, made: ReadonlyMap<string, Made>): ThingsChange {
    const gone = [...old].filter(([id, { node }]) => node && made.get(id)?.node !== node);
    const isNew = [...made].some(([id, { node }]) => old.get(id)?.node !== node);
    if (gone.length === 0 && !isNew) return 'none';
    for (const [, { node }] of gone) {
      node?.view.destroy({ children: true });
      node?.shadow?.destroy({ children: true });
    }
    this.nodes = [...made.values()].flatMap(({ node }) => (node ? [node] : []));
    const ids = (of: ReadonlyMap<string, Made>): string =>
      [...of].flatMap(([id, { node }]) => (node ? [id] : [])).join();
    return ids(old) === ids(made) ? 'looks' : 'places';
  }
}
