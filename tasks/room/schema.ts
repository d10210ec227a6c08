// A ROOM task: a case of the clean-zone simulation, played and logged.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

export const roomParamsSchema = z.strictObject({ caseId: idSchema });
export type RoomParams = Readonly<z.infer<typeof roomParamsSchema>>;
