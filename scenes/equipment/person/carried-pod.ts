// A labelled pod in somebody's hands: in front of the body, or behind it when their back is seen.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { PersonEntry } from '#assets/manifest.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { BayFacts } from '../bay-facts.ts';
import { podLabel } from '../lettering/pod-label.ts';

/** From the hands down to the pod's foot, in pixels at 1x: a pod is held by its middle. */
const FOOT_BELOW_HANDS = 22;
/** The pod sits this many times as far from the body as the hands do. */
const FORWARD = 1.25;

type Hands = PersonEntry['hands'][string];

export class CarriedPod {
  readonly #sprites: Sprites;
  readonly #facts: BayFacts;
  readonly #container = new Container();
  readonly #sprite: Sprite;
  #label: string | undefined;

  constructor(sprites: Sprites, facts: BayFacts) {
    this.#sprites = sprites;
    this.#facts = facts;
    this.#sprite = this.#container.addChild(sprites.make('pod/closed'));
    this.#container.visible = false;
  }

  /** The pod's label; undefined puts the pod away. */
  hold(label: string | undefined): void {
    this.#container.visible = label !== undefined;
    if (label === undefined || label === this.#label) return;
    this.#label = label;
    this.#sprites.show(this.#sprite, 'pod/closed');
    for (const old of this.#container.children.slice(1)) old.destroy();
    const words = podLabel(this.#facts, label, [0, 0, 0]);
    if (words) this.#container.addChild(words);
  }

  /** Puts the pod into the hands of a body whose layers are the other children of `into`. */
  place(into: Container, hands: Hands | undefined): void {
    if (!hands) return;
    const { left, right } = hands;
    const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
    this.#container.position.set(middle.x * FORWARD, middle.y + FOOT_BELOW_HANDS);
    if (left.isInFront) into.addChild(this.#container);
    else into.addChildAt(this.#container, 0);
  }
}
