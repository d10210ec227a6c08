// The steps of taking a pod off its port, after a run and after a rejected map alike.
import { portIdSchema } from '#contract/simulation/equipment-kinds.ts';
import type { Matcher, StateCondition, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { keySources as from } from './sources.ts';
import { is, step } from './step.ts';

/** The key of the port that the pod stands on, whichever that is. */
export function atItsPort(
  code: string,
  pod: string,
  ...others: readonly StateCondition[]
): readonly Matcher[] {
  return portIdSchema.options.map((port) => ({
    code: [code],
    to: [port],
    before: [is(`pod.${pod}`, port), ...others],
  }));
}

interface Unloading {
  /** The step before it. */
  readonly after: string;
  /** What is to be true when the pod is undocked. */
  readonly when?: readonly StateCondition[];
  /** Why it goes to the rack. */
  readonly putting: Trilingual;
}

/** The pod off the tool and on the rack. */
export function unloading(pod: string, { after, when = [], putting }: Unloading): readonly Step[] {
  return [
    step({
      id: 'pod-undocked',
      text: words('Отстыковать контейнер', 'Undock the pod', '解除对接'),
      match: atItsPort('UNDOCK', pod, ...when),
      sources: [from.versaPort],
      after: [after],
    }),
    step({
      id: 'pod-removed',
      text: words('Снять контейнер с порта', 'Take the pod off the port', '从装载口取下晶圆盒'),
      match: { code: ['REMOVE'], item: [pod] },
      sources: [from.versaPort],
      after: ['pod-undocked'],
    }),
    step({
      id: 'pod-put',
      text: putting,
      match: { code: ['PUT'], before: [is(`pod.${pod}`, 'hands')] },
      sources: [from.site],
      after: ['pod-removed'],
    }),
  ];
}
