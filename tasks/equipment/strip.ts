// What of an EQUIPMENT task, and of what came of it, travels to the person who answers it.
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import { equipmentParamsSchema } from './schema.ts';

/** The case's id; with it the key (TRAINING explains in the browser) when one is given. Nothing else of the task's data. */
export function stripEquipment(
  params: Readonly<Record<string, unknown>>,
  key: EquipmentKey | undefined,
): Record<string, unknown> {
  const { caseId } = equipmentParamsSchema.parse(params);
  return key === undefined ? { caseId } : { caseId, key };
}

/** The bay is the same in every mode: what explains is the key, and that is given or not. */
export function equipmentPlayIn(play: EquipmentPlay): EquipmentPlay {
  return play;
}

/** A case's result without what only the judge knows: digits 4 to 6 of emergencySituations. Other answers stay as they are. */
export function stripEquipmentResult(answer: unknown): unknown {
  const result = equipmentResultSchema.safeParse(answer).data;
  if (result === undefined) return answer;
  return { ...result, emergencySituations: `${result.emergencySituations.slice(0, 3)}000` };
}
