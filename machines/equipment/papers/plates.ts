// The status of a slot: from the initial list if it is there, else from the final, else from the base list.
import type { PlateRow } from '#contract/simulation/equipment-case.ts';
import type { EquipmentState } from '../state.ts';

interface PlateLists {
  readonly initial: readonly PlateRow[];
  readonly final: readonly PlateRow[];
  readonly base: readonly PlateRow[];
}

/** One row for each pod and slot in any of the lists, sorted by pod and slot. */
export function resolvePlates({ initial, final, base }: PlateLists): readonly PlateRow[] {
  const rows = new Map<string, PlateRow>();
  for (const row of [...base, ...final, ...initial]) rows.set(`${row.pod} ${row.slot}`, row);
  return [...rows.values()].toSorted((a, b) => (a.pod === b.pod ? a.slot - b.slot : a.pod < b.pod ? -1 : 1));
}

/** The case's initial list, the plates' present state, and the case's base list with the pods' slots. */
export function plateLists({ play, carriers }: EquipmentState): PlateLists {
  const touched = Object.values(carriers).flatMap(({ id, plates }) =>
    plates.flatMap((plate, at): readonly PlateRow[] =>
      plate.status === 'NEEDS_PROCESSING' || plate.status === 'EMPTY'
        ? []
        : [{ pod: id, slot: at + 1, status: plate.status }],
    ),
  );
  const given = play.pods.flatMap(({ id, slots }) =>
    slots.map((code, at): PlateRow => ({
      pod: id,
      slot: at + 1,
      status: code === 'E' ? 'EMPTY' : 'NEEDS_PROCESSING',
    })),
  );
  return {
    initial: play.plateStatusInfo.initial,
    final: touched,
    base: resolvePlates({ initial: play.plateStatusInfo.base, final: [], base: given }),
  };
}
