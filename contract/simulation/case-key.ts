// The key of a case of either simulation.
import { z } from 'zod';
import { equipmentKeySchema } from './equipment-case.ts';
import { roomKeySchema } from './room-case.ts';

/** The bay's first: it requires what a room's key lacks, while the room's schema drops unknown fields. */
export const caseKeySchema = z.union([equipmentKeySchema, roomKeySchema]);
export type CaseKey = Readonly<z.infer<typeof caseKeySchema>>;
