// An EQUIPMENT task: a case of the operator's bay, played and logged.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

export const equipmentParamsSchema = z.strictObject({ caseId: idSchema });
export type EquipmentParams = Readonly<z.infer<typeof equipmentParamsSchema>>;
