// The visible list of task types that can be made and marked. Pure: the server and tests walk it.
import type { z } from 'zod';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import { equipmentKeySchema } from '#contract/simulation/equipment-case.ts';
import { roomKeySchema } from '#contract/simulation/room-case.ts';
import type { TaskType } from '#contract/entities/work.ts';
import { equipmentParamsSchema } from './equipment/schema.ts';
import { stripEquipment } from './equipment/strip.ts';
import { roomParamsSchema } from './room/schema.ts';
import { stripRoom } from './room/strip.ts';

export interface TaskKind {
  /** The shape of a task's `params`. */
  readonly paramsSchema: z.ZodType<Record<string, unknown>>;
  /** The simulation it is played in. */
  readonly simulation: 'ROOM' | 'EQUIPMENT' | null;
  /** Whether a teacher must mark it. */
  readonly needsReview: boolean;
  /** The params that travel to the learner; `key` is given in TRAINING alone. */
  readonly strip: (
    params: Readonly<Record<string, unknown>>,
    key: CaseKey | undefined,
  ) => Record<string, unknown>;
}

export const taskKinds: Readonly<Partial<Record<TaskType, TaskKind>>> = {
  ROOM: {
    paramsSchema: roomParamsSchema,
    simulation: 'ROOM',
    needsReview: false,
    strip: (params, key) => stripRoom(params, key && roomKeySchema.parse(key)),
  },
  EQUIPMENT: {
    paramsSchema: equipmentParamsSchema,
    simulation: 'EQUIPMENT',
    needsReview: false,
    strip: (params, key) => stripEquipment(params, key && equipmentKeySchema.parse(key)),
  },
};
