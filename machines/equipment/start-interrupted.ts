// A job that was aborted before the shift: its wafers stand in the modules until service takes them back.
import type { InterruptedJob } from '#contract/simulation/equipment-case.ts';
import { carrierOf, withCarrier } from './change.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { Carrier, EquipmentState, Job, WaferPlan } from './state.ts';
import { spoilPlates, withSpoiling } from './track/spoil.ts';

/** How long before the shift it was aborted: what can't bear to stand is scrap by now. */
const ABORTED_AT_MS = -3_600_000;

/** The state with what the play's interrupted job left behind; as it is where none was. */
export function withInterrupted(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { interrupted } = state.play;
  const carrier = carrierOf(state, interrupted?.pod);
  if (!interrupted || carrier?.place.at !== 'port') return state;
  const slots = interrupted.left.map(({ slot }) => slot).toSorted((a, b) => a - b);
  const job: Job = {
    id: 'job-1',
    jobName: interrupted.jobName,
    lotName: carrier.lotName,
    recipe: interrupted.recipe,
    waferFlow: interrupted.waferFlow,
    smifNumber: carrier.label,
    port: carrier.place.port,
    pod: carrier.id,
    e40: 'NONE',
    e94: 'COMPLETED',
    isAsOrdered: true,
    createdAtMs: ABORTED_AT_MS,
    startedAtMs: ABORTED_AT_MS,
    endedAtMs: ABORTED_AT_MS,
    outcome: 'aborted',
  };
  const track = {
    ...state.track,
    plan: planOf(interrupted),
    left: { pod: carrier.id, sinceMs: 0, slots },
  };
  const begun = withCarrier({ ...state, jobs: [job], track }, stopped(carrier, slots));
  return spoilPlates(index, withSpoiling(index, begun));
}

/** The pod as the abort left it: no wafer of it is processed again before it was lifted. */
function stopped(carrier: Carrier, slots: readonly number[]): Carrier {
  const plates = carrier.plates.map((plate, at) =>
    slots.includes(at + 1) ? ({ ...plate, status: 'ABORTED' } as const) : plate,
  );
  return { ...carrier, plates, accessing: 'CARRIER_STOPPED', stage: 'complete' };
}

/** Each wafer stands in the module of its last step, which is done or was broken off. */
function planOf({ left }: InterruptedJob): readonly WaferPlan[] {
  return left.map(({ slot, module, step }) => ({
    slot,
    sentAtMs: ABORTED_AT_MS,
    visits: [{ step, module, fromMs: ABORTED_AT_MS, toMs: ABORTED_AT_MS }],
  }));
}
