// A pod in somebody's hands, with its label: before the body, or behind it where the back is seen.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { PersonEntry } from '#assets/manifest.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import type { BayFacts } from './bay-facts.ts';
import { podLabel } from './pod-label.ts';

/** From the hands down to the pod's foot, in pixels at 1x: it is held by its middle. */
const FOOT_BELOW_HANDS = 22;
/** It stands out before the hands by so much of their way from the body. */
const FORWARD = 1.25;

type Hands = PersonEntry['hands'][string];

export class CarriedPod {
  private readonly sprites: Sprites;
  private readonly facts: BayFacts;
  private readonly container = new Container();
  private readonly sprite: Sprite;
  private label: string | undefined;

  constructor(sprites: Sprites, facts: BayFacts) {
    this.sprites = sprites;
    this.facts = facts;
    this.sprite = this.container.addChild(sprites.make('pod/closed'));
    this.container.visible = false;
  }

  /** The label of the pod; undefined puts it away. */
  hold(label: string | undefined): void {
    this.container.visible = label !== undefined;
    if (label === undefined || label === this.label) return;
    this.label = label;
    this.sprites.show(this.sprite, 'pod/closed');
    for (const old of this.container.children.slice(1)) old.destroy();
    const words = podLabel(this.facts, label, [0, 0, 0]);
    if (words) this.container.addChild(words);
  }

  /** Into the hands of a body whose layers are the other children of `into`. */
  place(into: Container, hands: Hands | undefined): void {
    if (!hands) return;
    const { left, right } = hands;
    const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
    this.container.position.set(middle.x * FORWARD, middle.y + FOOT_BELOW_HANDS);
    if (left.isInFront) into.addChild(this.container);
    else into.addChildAt(this.container, 0);
  }
}
