// How a plate looks after the steps it has gone through.
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { WaferLook } from '#scenes/equipment/bay-view.ts';

const LOOK_AFTER: Readonly<Partial<Record<ProcessStep, WaferLook>>> = {
  ARC_COAT: 'coated',
  COAT: 'coated',
  STEPPER: 'exposed',
  DEVELOP: 'developed',
};

/** The look left by the last step that has one; `first` if none has. */
export function lookAfter(steps: readonly ProcessStep[], first: WaferLook): WaferLook {
  return steps.reduce<WaferLook>((look, step) => LOOK_AFTER[step] ?? look, first);
}

/** A flow that begins with developing receives plates that were exposed before. */
export function lookBefore(flow: readonly ProcessStep[]): WaferLook {
  return flow.includes('DEVELOP') && !flow.includes('COAT') ? 'exposed' : 'blank';
}
