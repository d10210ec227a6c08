// The four load ports with their pods, labels and lamps.
import { Container, Sprite, Texture } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { BayFacts } from '../bay-facts.ts';
import type { PortState, PortView } from '../bay-view.ts';
import { podLabel } from '../lettering/pod-label.ts';

/** How long a port shows the intermediate picture when it opens or closes. */
const BETWEEN_MS = 220;
/** A pod stands on the port's stage, a little above the shelf. */
const STAGE_METRES = 0.016;

/** The intermediate picture between two states; undefined where the port changes at once. */
export function stateBetween(from: PortState, to: PortState): PortState | undefined {
  if (to === 'open' && from !== 'open' && from !== 'opening') return 'opening';
  return from === 'open' && to !== 'open' && to !== 'opening' ? 'opening' : undefined;
}

interface Port {
  readonly sprite: Sprite;
  readonly label: Container;
  readonly lamps: Container;
  /** The current text and height of the label. */
  words: string;
  view: PortView;
  betweenMs: number;
  between: PortState | undefined;
}

const EMPTY: PortView = { state: 'empty', lights: [] };

/** A pod's label: raised with the shell when the pod is open, hidden while the shell moves. */
function shownLabel(
  { view: { state, label = '' }, between }: Port,
  liftMetres: number,
): { readonly label: string; readonly liftMetres: number } {
  if (state === 'empty' || state === 'opening' || between) return { label: '', liftMetres: 0 };
  return { label, liftMetres: state === 'open' ? liftMetres : 0 };
}

export class TrackPorts {
  readonly container = new Container();
  /** Lit lamps, drawn apart because darkness does not dim them. */
  readonly lamps = new Container();
  readonly #sprites: Sprites;
  readonly #facts: BayFacts;
  readonly #ports: readonly Port[];

  constructor(sprites: Sprites, facts: BayFacts) {
    this.#sprites = sprites;
    this.#facts = facts;
    this.#ports = facts.track.ports.map(({ at }) => {
      const { x, y } = project(...at);
      const port: Port = {
        sprite: new Sprite({ texture: Texture.EMPTY }),
        label: new Container(),
        lamps: new Container(),
        words: '',
        view: EMPTY,
        betweenMs: 0,
        between: undefined,
      };
      port.sprite.position.set(x, y);
      port.lamps.position.set(x, y);
      this.container.addChild(port.sprite, port.label);
      this.lamps.addChild(port.lamps);
      return port;
    });
  }

  show(views: readonly PortView[], isAtOnce: boolean): void {
    for (const [at, port] of this.#ports.entries()) {
      const view = views[at] ?? EMPTY;
      const between = isAtOnce ? undefined : stateBetween(port.view.state, view.state);
      if (between) port.betweenMs = BETWEEN_MS;
      if (between || view.state !== port.view.state) port.between = between;
      port.view = view;
      this.#draw(port, at);
    }
  }

  #draw(port: Port, at: number): void {
    const { state, lights } = port.view;
    this.#sprites.show(port.sprite, `track/port/${port.between ?? state}`);
    this.#letter(port, at);
    for (const old of port.lamps.removeChildren()) old.destroy();
    for (const colour of lights) port.lamps.addChild(this.#sprites.make(`track/portlight/${colour}`));
  }

  #letter(port: Port, at: number): void {
    const place = this.#facts.track.ports[at]?.at;
    const { label, liftMetres } = shownLabel(port, this.#facts.podLabel?.liftMetres ?? 0);
    const words = `${label} ${liftMetres}`;
    if (!place || words === port.words) return;
    port.words = words;
    for (const old of port.label.removeChildren()) old.destroy();
    const text = podLabel(this.#facts, label, [place[0], place[1], place[2] + STAGE_METRES + liftMetres]);
    if (text) port.label.addChild(text);
  }

  get isMoving(): boolean {
    return this.#ports.some(({ between }) => between !== undefined);
  }

  step(elapsedMs: number): boolean {
    let isChanged = false;
    for (const [at, port] of this.#ports.entries()) {
      if (port.between === undefined) continue;
      port.betweenMs -= elapsedMs;
      if (port.betweenMs > 0) continue;
      port.between = undefined;
      this.#draw(port, at);
      isChanged = true;
    }
    return isChanged;
  }

  /** The current picture of each port and its position, for pointing at it. */
  pictures(): readonly { readonly name: string; readonly x: number; readonly y: number }[] {
    return this.#ports.map(({ sprite, view }) => ({
      name: `track/port/${view.state}`,
      x: sprite.x,
      y: sprite.y,
    }));
  }
}
