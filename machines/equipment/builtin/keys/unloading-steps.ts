// The steps of taking a pod off its port, after a run or after a rejected map.
import { portIdSchema } from '#contract/simulation/equipment-kinds.ts';
import type { Matcher, StateCondition, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { is, step } from './step.ts';

/** A matcher for the key of the port on which the pod stands, whichever that is. */
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
  /** The id of the step before. */
  readonly after: string;
  /** Conditions that must hold when the pod is undocked. */
  readonly when?: readonly StateCondition[];
  /** The reason for putting it on the rack. */
  readonly putting: Trilingual;
}

/** The steps that take the pod off the tool and put it on the rack. */
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
