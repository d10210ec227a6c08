// What a changing-room case has become: the case of the specification's section 3 as it stands at the end, with its codes.
import { z } from 'zod';
import { performedActionSchema } from './log.ts';

const idSchema = z.string().min(1).max(80);
/** S001 to S029; trash and things of a site have their own. */
const itemCode = z.string().max(20);
const CRAFTED = { id: idSchema, craft: idSchema, code: itemCode };

export const roomResultSchema = z.object({
  id: idSchema,
  map: idSchema,
  person: z.object({
    gender: z.enum(['man', 'girl']),
    location: idSchema,
    /** L001 to L005; '' for the street and the clean area, which have none. */
    locationCode: z.string().max(20),
    /** The bench that the person sits on, or the tile of the feet, x.y. */
    position: idSchema,
    posture: z.enum(['stay', 'sit']),
    /** The section of the location, where it has any: locker1, locker2. */
    section: idSchema.optional(),
    /** What is worn (P001), with its state; aspects; sizes; how clean the hands are. */
    settings: z.array(z.object({ id: idSchema, params: z.string().optional(), code: itemCode.optional() })),
    /** P003. */
    bag: z.array(z.object(CRAFTED)),
    /** P002. */
    hand: z.array(z.object(CRAFTED)),
  }),
  isHintOn: z.boolean(),
  activeKey: z.number().int(),
  /** Not stored with the answer: the log is, and a completed task gives them from it. */
  actions: z.array(performedActionSchema).optional(),
  subject: z.array(z.object({ ...CRAFTED, position: idSchema })),
  furniture: z.array(
    z.object({ id: idSchema, idZone: idSchema, status: z.boolean(), statusChange: idSchema }),
  ),
});
export type RoomResult = Readonly<z.infer<typeof roomResultSchema>>;
