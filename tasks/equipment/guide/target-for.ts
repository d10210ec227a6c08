// At which thing of the bay an action is chosen.
import type { PlaceKind } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { carrierOf } from '#machines/equipment/change.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';

const OF_PAPERS: readonly string[] = ['OPEN_PAPER', 'CLOSE_PAPER', 'VERIFY', 'FILL', 'SIGN'];
const OF_PODS: readonly string[] = ['PICK', 'PUT', 'REMOVE'];
const OF_PORTS: readonly string[] = ['PLACE', 'DOCK', 'UNDOCK'];
const OF_PLACES: readonly string[] = ['PHONE', 'EMO_COVER', 'EMO', 'ALARM_POINT', 'STOPWORK', 'GO', 'LOOK'];
const OF_ONESELF: readonly string[] = ['WAIT', 'SPEED', 'VOICE', 'CHECK', 'TOUCH', 'NOTE_PLACES'];
const BY_PLACE: Readonly<Record<string, PlaceKind>> = {
  CALL: 'phone',
  HANG_UP: 'phone',
  LEAVE: 'exit',
  RETURN: 'exit',
  ROLL_CALL: 'assembly',
};

/** The terminal's, where no other thing has it. */
export function targetFor(ruleset: EquipmentRuleset, state: EquipmentState, action: Action): ActionTarget {
  return (
    ofThing(state, action) ??
    atPlace(ruleset, state, BY_PLACE[action.code]) ??
    atWater(ruleset, action) ?? { kind: 'terminal' }
  );
}

function ofThing(state: EquipmentState, { code, item = '', to }: Action): ActionTarget | undefined {
  if (OF_PAPERS.includes(code)) return { kind: 'paper', id: item };
  if (OF_PODS.includes(code)) return podOf(state, item);
  if (OF_ONESELF.includes(code)) return { kind: 'person' };
  if (to === undefined) return undefined;
  if (OF_PORTS.includes(code)) return { kind: 'port', id: to };
  return OF_PLACES.includes(code) ? { kind: 'place', id: to } : undefined;
}

/** What is in the hands is put on the rack, and what stands on a port is taken there. */
function podOf(state: EquipmentState, item: string): ActionTarget {
  const place = carrierOf(state, item)?.place;
  return place?.at === 'port' ? { kind: 'port', id: place.port } : { kind: 'pod', id: item };
}

function atPlace(
  { places }: EquipmentRuleset,
  { emergency }: EquipmentState,
  kind: PlaceKind | undefined,
): ActionTarget | undefined {
  if (kind === undefined) return undefined;
  const own = places.filter((place) => place.kind === kind);
  const here =
    own.find(({ id }) => id === emergency.phone) ?? own.find(({ area }) => area === emergency.place);
  return here && { kind: 'place', id: here.id };
}

/** First aid, to oneself or to a colleague. */
function atWater({ places }: EquipmentRuleset, { code }: Action): ActionTarget | undefined {
  if (code !== 'SHOWER' && code !== 'EYEWASH') return undefined;
  const shower = places.find(({ kind }) => kind === 'shower');
  return shower && { kind: 'place', id: shower.id };
}
