// How a plate looks after the steps it has been through.
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { WaferLook } from '#scenes/equipment/bay-view.ts';

const LOOK_AFTER: Readonly<Partial<Record<ProcessStep, WaferLook>>> = {
  ARC_COAT: 'coated',
  COAT: 'coated',
  STEPPER: 'exposed',
  DEVELOP: 'developed',
};

/** The look that the last of these steps with one of its own has left; `first` before any. */
export function lookAfter(steps: readonly ProcessStep[], first: WaferLook): WaferLook {
  return steps.reduce<WaferLook>((look, step) => LOOK_AFTER[step] ?? look, first);
}

/** A flow that begins by developing gets plates that have been exposed before. */
export function lookBefore(flow: readonly ProcessStep[]): WaferLook {
  return flow.includes('DEVELOP') && !flow.includes('COAT') ? 'exposed' : 'blank';
}
