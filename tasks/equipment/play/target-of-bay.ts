// What is pointed at in the picture of the bay, as the machine knows it.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import type { Carrier, EquipmentState } from '#machines/equipment/state.ts';
import { ON_FLOOR, type BayTarget } from '#scenes/equipment/bay-targets.ts';
import type { FormKind } from '#contract/simulation/equipment-kinds.ts';

const PAPER_KINDS: Readonly<Record<string, FormKind>> = {
  paperSheet: 'TRAVELLER',
  paperTask: 'SHIFT_TASK',
  paperRecipe: 'RECIPE_COPY',
};

/** Things of the picture that belong to a place of the ruleset. */
const PARTS_OF: Readonly<Record<string, string>> = { chair: 'desk', tower: 'track' };

/** Undefined for what is furniture alone. */
export function targetOfBay(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  { kind, id }: BayTarget,
): ActionTarget | undefined {
  switch (kind) {
    case 'port': {
      const port = ruleset.ports[Number(id)];
      return port && { kind: 'place', id: port.place };
    }
    case 'pod':
      return podOfBay(ruleset, state, id);
    case 'module':
      return placeOfKind(ruleset, 'track');
    case 'person':
      if (id.startsWith('team-')) return placeOfKind(ruleset, 'assembly');
      return id === 'colleague' ? { kind: 'colleague' } : { kind: 'person' };
    case 'place':
      return targetOfPlace(ruleset, state, id);
  }
}

/** On the floor, or on a spot of the rack; an empty spot is the rack's. */
function podOfBay(
  ruleset: EquipmentRuleset,
  { carriers }: EquipmentState,
  id: string,
): ActionTarget | undefined {
  if (id.startsWith(ON_FLOOR)) return { kind: 'pod', id: id.slice(ON_FLOOR.length) };
  const spot = Number(id) + 1;
  const pod = Object.values(carriers).find(({ place }) => place.at === 'rack' && place.spot === spot);
  return pod ? { kind: 'pod', id: pod.id } : placeOfKind(ruleset, 'podRack');
}

function placeOfKind({ places }: EquipmentRuleset, kind: string): ActionTarget | undefined {
  const place = places.find((one) => one.kind === kind);
  return place && { kind: 'place', id: place.id };
}

function targetOfPlace(
  ruleset: EquipmentRuleset,
  { play }: EquipmentState,
  id: string,
): ActionTarget | undefined {
  const lying = play.papers.find(({ kind }) => kind === PAPER_KINDS[id]);
  if (lying) return { kind: 'paper', id: lying.id };
  const place = PARTS_OF[id] ?? id;
  return ruleset.places.some((one) => one.id === place) ? { kind: 'place', id: place } : undefined;
}

const portTarget = (at: number): BayTarget | undefined =>
  at < 0 ? undefined : { kind: 'port', id: String(at) };

/** The thing of the picture that a menu is about; undefined for what is not to be seen there. */
export function bayTargetOf(
  { ports }: EquipmentRuleset,
  { carriers }: EquipmentState,
  target: ActionTarget,
): BayTarget | undefined {
  switch (target.kind) {
    case 'place':
      return (
        portTarget(ports.findIndex(({ place }) => place === target.id)) ?? { kind: 'place', id: target.id }
      );
    case 'port':
      return portTarget(ports.findIndex(({ id }) => id === target.id));
    case 'pod':
      return podTarget(carriers[target.id]);
    case 'paper':
      return undefined;
    case 'terminal':
      return { kind: 'place', id: 'terminal' };
    case 'person':
      return { kind: 'person', id: 'operator' };
    case 'colleague':
      return { kind: 'person', id: 'colleague' };
  }
}

function podTarget(carrier: Carrier | undefined): BayTarget | undefined {
  if (carrier?.place.at === 'floor') return { kind: 'pod', id: `${ON_FLOOR}${carrier.id}` };
  return carrier?.place.at === 'rack' ? { kind: 'pod', id: String(carrier.place.spot - 1) } : undefined;
}
