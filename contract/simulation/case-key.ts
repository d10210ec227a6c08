// The key of a case, whichever simulation it is of.
import { z } from 'zod';
import { equipmentKeySchema } from './equipment-case.ts';
import { roomKeySchema } from './room-case.ts';

/** The bay's first: it demands what a room's key lacks, while the room's would drop what it does not know. */
export const caseKeySchema = z.union([equipmentKeySchema, roomKeySchema]);
export type CaseKey = Readonly<z.infer<typeof caseKeySchema>>;
