// Standing and hanging things of the bay: their pictures, boxes and shadows.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { Box } from '#scenes/kit/depth-order.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { placeOf } from './bay-facts.ts';
import type { BayFacts, GridPoint } from './bay-facts.ts';
import { boxAround, boxOf, isOnWall } from './bay-placing.ts';
import { ON_FLOOR, type BayTarget } from './bay-targets.ts';
import type { BayView, FloorPod } from './bay-view.ts';
import { podLabel } from './lettering/pod-label.ts';

export interface BayNode {
  readonly id: string;
  readonly target: BayTarget;
  readonly box: Box;
  readonly isOnWall: boolean;
  readonly at: Point;
  /** Things standing inside it, lowest first: drawn together with it and over it. */
  readonly inside: readonly BayNode[];
  readonly container: Container;
  readonly sprite: Sprite;
  /** Name of the current picture; empty when there is nothing to show. */
  picture: string;
}

/** Furniture that never changes. */
const PLAIN = ['desk', 'chair', 'podRack', 'wasteBin', 'extinguisher', 'assembly'] as const;
const PHONES = ['phoneWall', 'phoneDesk', 'phoneOutside'] as const;
const PAPERS = ['paperSheet', 'paperTask', 'paperRecipe'] as const;
const CHANGING = [
  'terminal',
  'gasPanel',
  'shower',
  'alarmPoint',
  'alarmOutside',
  'exit',
  'emoWall',
  ...PHONES,
  ...PAPERS,
] as const;
const POD_METRES = 0.31;
const POD_HALF_TILES = 0.3;

const keyOf = ({ id, x, y, isFallen }: FloorPod): string => `${ON_FLOOR}${id}@${x},${y},${isFallen}`;

type Pictured = (typeof PLAIN)[number] | (typeof CHANGING)[number];

const isIn = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

const STATES: Readonly<Partial<Record<Pictured, (view: BayView) => string>>> = {
  terminal: (view) => (view.isTerminalOn ? 'on' : 'off'),
  gasPanel: (view) => view.gasPanel,
  shower: (view) => view.shower,
  alarmPoint: (view) => view.alarmPoints.alarmPoint,
  alarmOutside: (view) => view.alarmPoints.alarmOutside,
  exit: (view) => (view.isExitOpen ? 'open' : 'closed'),
  emoWall: (view) => view.emo.emoWall,
  phoneWall: (view) => view.phones.phoneWall,
  phoneDesk: (view) => view.phones.phoneDesk,
  phoneOutside: (view) => view.phones.phoneOutside,
};

/** The picture of a place in a view; empty when there is nothing to show. */
function placePicture(facts: BayFacts, view: BayView, name: Pictured): string {
  if (isIn(PAPERS, name) && !view.papers.includes(name)) return '';
  // Outside, the light is not amber, so that telephone has pictures of its own.
  const sprite = name === 'phoneOutside' ? 'phone/outside' : placeOf(facts, name).sprite;
  const state = STATES[name]?.(view);
  return state === undefined ? sprite : `${sprite}/${state}`;
}

function nodeAt(
  sprites: Sprites,
  at: GridPoint,
  node: Pick<BayNode, 'id' | 'target' | 'box' | 'isOnWall'>,
  inside: readonly BayNode[] = [],
): BayNode {
  const sprite = sprites.make('');
  const container = new Container();
  const place = project(...at);
  container.position.set(place.x, place.y);
  container.addChild(sprite);
  for (const one of inside) {
    one.container.position.set(one.at.x - place.x, one.at.y - place.y);
    container.addChild(one.container);
  }
  return { ...node, at: place, inside, container, sprite, picture: '' };
}

/** Everything except the track and people, including the pods in their rack. */
export class BayNodes {
  readonly #fixed: readonly BayNode[];
  #floor: readonly BayNode[] = [];
  /** Signs over the exit, in picture coordinates. */
  readonly exitSigns = new Container();
  readonly #sprites: Sprites;
  readonly #facts: BayFacts;
  readonly #pods: readonly BayNode[];
  readonly #labels = new Map<number, string>();

  constructor(sprites: Sprites, facts: BayFacts) {
    this.#sprites = sprites;
    this.#facts = facts;
    this.#pods = facts.podRackSpots.map((at, index) =>
      nodeAt(sprites, at, {
        id: `pod-${index}`,
        target: { kind: 'pod', id: String(index) },
        box: boxAround(at, POD_METRES, POD_HALF_TILES),
        isOnWall: false,
      }),
    );
    const stacked = this.#pods.toSorted((a, b) => a.box.minZ - b.box.minZ || a.box.minX - b.box.minX);
    this.#fixed = [...PLAIN, ...CHANGING].map((id) => {
      const place = placeOf(facts, id);
      const node = {
        id,
        target: { kind: 'place', id },
        box: boxOf(place),
        isOnWall: isOnWall(place),
      } as const;
      return nodeAt(sprites, place.at, node, id === 'podRack' ? stacked : []);
    });
    const exit = this.#fixed.find(({ id }) => id === 'exit');
    if (exit) {
      this.exitSigns.position.set(-exit.at.x, -exit.at.y);
      exit.container.addChild(this.exitSigns);
    }
  }

  /** What stands always, and the pods that are on the floor now. */
  get nodes(): readonly BayNode[] {
    return [...this.#fixed, ...this.#floor];
  }

  #layOut(floor: BayView['floor']): void {
    const kept = (pod: FloorPod) => this.#floor.find(({ id }) => id === keyOf(pod));
    const laid = floor.map((pod) => kept(pod) ?? this.#floorNode(pod));
    for (const old of this.#floor) if (!laid.includes(old)) old.container.destroy({ children: true });
    this.#floor = laid;
  }

  #floorNode(pod: FloorPod): BayNode {
    const at: GridPoint = [pod.x, pod.y, 0];
    const target = { kind: 'pod', id: `${ON_FLOOR}${pod.id}` } as const;
    const box = boxAround(at, POD_METRES, POD_HALF_TILES);
    const node = nodeAt(this.#sprites, at, { id: keyOf(pod), target, box, isOnWall: false });
    this.#draw(node, pod.isFallen ? 'pod/fallen' : 'pod/closed');
    const text = pod.isFallen ? undefined : podLabel(this.#facts, pod.label, [0, 0, 0]);
    if (text) node.container.addChild(text);
    return node;
  }

  show(view: BayView): void {
    this.#layOut(view.floor);
    for (const one of this.#fixed) this.#draw(one, placePicture(this.#facts, view, one.id as Pictured));
    for (const [spot, pod] of this.#pods.entries()) this.#draw(pod, view.rack[spot] ? 'pod/closed' : '');
    this.#label(view);
  }

  #draw(one: BayNode, picture: string): void {
    one.picture = picture;
    one.container.visible = picture !== '';
    if (picture !== '') this.#sprites.show(one.sprite, picture);
  }

  #label(view: BayView): void {
    for (const [spot, { container }] of this.#pods.entries()) {
      const words = view.rack[spot]?.label ?? '';
      // Measuring and drawing text is slow: only labels that changed are made again.
      if (words === (this.#labels.get(spot) ?? '')) continue;
      this.#labels.set(spot, words);
      for (const old of container.children.slice(1)) old.destroy();
      const text = podLabel(this.#facts, words, [0, 0, 0]);
      if (text) container.addChild(text);
    }
  }

  /** Shadows of what is present, with picture names and positions. */
  shadows(): readonly { readonly name: string; readonly x: number; readonly y: number }[] {
    return this.nodes.flatMap(({ picture, at }) => {
      const name = picture === '' ? undefined : this.#sprites.entry(picture)?.shadow;
      return name === undefined ? [] : [{ name, x: at.x, y: at.y }];
    });
  }
}
