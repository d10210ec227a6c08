// The whole picture of the bay: background, wall fixtures, standing things in depth order, people, effects.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Language } from '#contract/languages.ts';
import { orderByDepth } from '#scenes/kit/depth-order.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { holds } from '#scenes/kit/hit.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { placeOf } from './bay-facts.ts';
import type { BayFacts } from './bay-facts.ts';
import { hitAreas } from './bay-hits.ts';
import { BACKGROUNDS, glowsOf, peopleTint, screenTint, thingsTint } from './bay-light.ts';
import { BayNodes } from './bay-nodes.ts';
import { BayFigure } from './person/bay-person.ts';
import { boxOf, isOutside } from './bay-placing.ts';
import { letterSigns } from './lettering/bay-signs.ts';
import { sameTarget } from './bay-targets.ts';
import type { BayTarget, BayArea } from './bay-targets.ts';
import type { BayView } from './bay-view.ts';
import { EffectPlayer } from './effects/effect-player.ts';
import { effectsOf } from './effects/emergency-effects.ts';
import { TrackView } from './track/track-view.ts';

interface Standing {
  readonly box: Box;
  readonly container: Container;
}

const UNTINTED = 0xffffff;

export class BayPicture {
  readonly world = new Container();
  readonly marks = new Container();
  readonly #sprites: Sprites;
  readonly #facts: BayFacts;
  readonly #ground = new Sprite({ texture: Texture.EMPTY });
  readonly #shadows = new Container();
  readonly #wall = new Container();
  readonly #signs = new Container();
  readonly #standing = new Container();
  readonly #track: TrackView;
  readonly #trackBox: Box;
  readonly #nodes: BayNodes;
  readonly #effects: EffectPlayer;
  readonly #figures = new Map<string, BayFigure>();
  #view: BayView | undefined;

  constructor(sprites: Sprites, facts: BayFacts, isStill: () => boolean) {
    this.#sprites = sprites;
    this.#facts = facts;
    this.#effects = new EffectPlayer(sprites, isStill);
    this.#track = new TrackView(sprites, facts, this.#effects.layers.track, isStill);
    this.#trackBox = boxOf(placeOf(facts, 'track'));
    this.#nodes = new BayNodes(sprites, facts);
    const hung = this.#nodes.nodes.filter(({ isOnWall }) => isOnWall);
    for (const { container } of hung) this.#wall.addChild(container);
    this.world.addChild(
      this.#ground,
      this.#shadows,
      this.#effects.layers.floor,
      this.#wall,
      this.#signs,
      this.#effects.layers.wall,
      this.#standing,
      this.#effects.layers.top,
      this.marks,
    );
  }

  setLanguage(language: Language): void {
    letterSigns(this.#facts, language, {
      walls: this.#signs,
      track: this.#track.signs,
      exit: this.#nodes.exitSigns,
    });
  }

  show(view: BayView, isAtOnce: boolean): void {
    this.#view = view;
    this.#sprites.show(this.#ground, BACKGROUNDS[view.light]);
    this.#nodes.show(view);
    this.#track.show(view, isAtOnce);
    this.#showPeople(view, isAtOnce);
    this.#effects.show([...effectsOf(this.#facts, view), ...glowsOf(this.#facts, view)], isAtOnce);
    this.#light(view);
    this.#cast();
    this.#arrange();
  }

  #showPeople(view: BayView, isAtOnce: boolean): void {
    for (const [id, figure] of this.#figures) {
      if (view.people.some((person) => person.id === id)) continue;
      figure.container.destroy({ children: true });
      figure.shadow.destroy();
      this.#figures.delete(id);
    }
    for (const person of view.people) {
      const known = this.#figures.get(person.id);
      if (known) known.show(person, isAtOnce);
      else this.#figures.set(person.id, new BayFigure(this.#sprites, this.#facts, person, isAtOnce));
    }
  }

  #light({ light, isTerminalOn }: BayView): void {
    const things = thingsTint(light);
    this.#track.light(light);
    this.#signs.tint = this.#effects.layers.wall.tint = things;
    const special: Readonly<Record<string, number>> = {
      phoneOutside: UNTINTED,
      alarmOutside: UNTINTED,
      assembly: UNTINTED,
      ...(isTerminalOn ? { terminal: screenTint(light) } : {}),
    };
    for (const { id, container } of this.#nodes.nodes) container.tint = special[id] ?? things;
    for (const figure of this.#figures.values())
      figure.container.tint = isOutside(this.#facts, figure.stance.x) ? UNTINTED : peopleTint(light);
  }

  #cast(): void {
    const people = [...this.#figures.values()].map(({ shadow }) => shadow);
    for (const old of this.#shadows.removeChildren()) if (!people.includes(old as Sprite)) old.destroy();
    const body = this.#sprites.entry('track/body')?.shadow;
    const track = project(...placeOf(this.#facts, 'track').at);
    const still = [...(body === undefined ? [] : [{ name: body, ...track }]), ...this.#nodes.shadows()];
    for (const { name, x, y } of still) {
      const sprite = this.#sprites.make(name);
      sprite.position.set(x, y);
      this.#shadows.addChild(sprite);
    }
    for (const shadow of people) this.#shadows.addChild(shadow);
  }

  /** Puts everything that stands into depth order; there are few enough to do so whenever one moves. */
  #arrange(): void {
    const things: Standing[] = [
      { box: this.#trackBox, container: this.#track.container },
      ...this.#nodes.nodes.filter(({ isOnWall, picture }) => !isOnWall && picture !== ''),
      ...this.#figures.values(),
    ];
    const ordered = orderByDepth(things).map(({ container }) => container);
    if (ordered.every((container, at) => this.#standing.children[at] === container) && this.#isWhole(ordered))
      return;
    this.#standing.removeChildren();
    this.#standing.addChild(...ordered);
  }

  #isWhole(ordered: readonly Container[]): boolean {
    return ordered.length === this.#standing.children.length;
  }

  /**
   * Milliseconds until the picture changes: 0 while something glides or walks, Infinity while nothing moves.
   */
  get dueMs(): number {
    if ([...this.#figures.values()].some(({ isMoving }) => isMoving)) return 0;
    return Math.min(this.#track.dueMs, this.#effects.dueMs);
  }

  /** True when the picture has changed. */
  step(elapsedMs: number): boolean {
    const walked = [...this.#figures.values()].map((figure) => figure.step(elapsedMs)).includes(true);
    if (walked && this.#view) {
      this.#light(this.#view);
      this.#arrange();
    }
    const worked = this.#track.step(elapsedMs);
    return this.#effects.step(elapsedMs) || worked || walked;
  }

  /** Everything that can be pointed at, nearest to the viewer first. */
  areas(): readonly BayArea[] {
    const nodes = this.#nodes;
    const figures = this.#figures;
    const sprites = this.#sprites;
    const facts = this.#facts;
    const standing = this.#standing;
    return hitAreas({
      sprites,
      facts,
      nodes: nodes.nodes,
      figures,
      ports: this.#track.ports,
      standing: standing.children,
    });
  }

  targetAt(point: Point): BayTarget | undefined {
    return this.areas().find((area) => holds(area, point))?.target;
  }

  areaOf(target: BayTarget): BayArea | undefined {
    return this.areas().find((area) => sameTarget(area.target, target));
  }

  destroy(): void {
    this.world.destroy({ children: true });
  }
}
