// Edits of the start of a bay case that the form and the scene share.
import type {
  EquipmentPlay,
  Fault,
  InterruptedJob,
  Pod,
  SettingBounds,
} from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';

type Place = Pod['place'];

const isSame = (one: Place, other: Place): boolean =>
  one.at === 'rack'
    ? other.at === 'rack' && one.spot === other.spot
    : other.at === 'port' && one.port === other.port;

export const podAt = ({ pods }: EquipmentPlay, place: Place): Pod | undefined =>
  pods.find((pod) => isSame(pod.place, place));

/** The first place of the rack where no pod stands. */
export function freeSpot(play: EquipmentPlay, { rackPlaces }: EquipmentRuleset): Place | undefined {
  const spots = Array.from({ length: rackPlaces }, (_, at): Place => ({ at: 'rack', spot: at + 1 }));
  return spots.find((spot) => podAt(play, spot) === undefined);
}

/** The pod stands at the place; what stood there changes places with it. */
export function putPod(play: EquipmentPlay, id: string, place: Place): EquipmentPlay {
  const moved = play.pods.find((pod) => pod.id === id);
  if (moved === undefined) return play;
  const before = moved.place;
  const pods = play.pods.map((pod) => {
    if (pod.id === id) return { ...pod, place };
    return isSame(pod.place, place) ? { ...pod, place: before } : pod;
  });
  return { ...play, pods };
}

export const setPod = (play: EquipmentPlay, pod: Pod): EquipmentPlay => ({
  ...play,
  pods: play.pods.map((one) => (one.id === pod.id ? pod : one)),
});

/** A fault from the first moment is there, or is there no more. */
export function toggleFault(play: EquipmentPlay, fault: Fault, isSameFault: (one: Fault) => boolean) {
  const others = play.faults.filter((one) => !isSameFault(one));
  return { ...play, faults: others.length < play.faults.length ? others : [...play.faults, fault] };
}

/** The aborted job of the shift; undefined: none. */
export function setInterrupted(play: EquipmentPlay, job: InterruptedJob | undefined): EquipmentPlay {
  const { interrupted: _old, ...rest } = play;
  return job === undefined
    ? rest
    : { ...rest, interrupted: job as NonNullable<EquipmentPlay['interrupted']> };
}

/** What may be set at the terminal, each with its range. */
export function withSettings(play: EquipmentPlay, bounds: readonly SettingBounds[]): EquipmentPlay {
  const { settingBounds: _old, ...rest } = play;
  const possibleSettings = bounds.map(({ id }) => id);
  return { ...rest, possibleSettings, ...(bounds.length === 0 ? {} : { settingBounds: [...bounds] }) };
}
