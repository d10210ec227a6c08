// The result of an equipment case with all the fields of the specification's section 3.
import { z } from 'zod';
import { criticalIdSchema, situationGroupSchema } from './equipment-emergency.ts';
import { plateRowSchema } from './equipment-case.ts';
import { activeOverlaySchema, activeScreenSchema, equipmentRoleSchema } from './equipment-kinds.ts';
import { actionParamsSchema, performedActionSchema } from './log.ts';

const idSchema = z.string().min(1).max(80);
/** A time of day, HH:MM:SS; '' while there is none. */
const clock = z.string().max(8);
const stateCode = z.string().regex(/^\d{6}$/);

const criticalEntrySchema = z.object({
  id: criticalIdSchema,
  active: z.boolean(),
  message: z.string(),
  call: z.boolean(),
});

export const equipmentResultSchema = z.object({
  id: idSchema,
  defaultLogin: z.object({ login: z.string(), role: equipmentRoleSchema }),
  additionalFields: z.object({
    reasonCall: z.string(),
    pressButtons: z.array(z.string()),
    lotName: z.string(),
    recipe: z.string(),
    waferFlow: z.string(),
    /** When the first plate left the cassette, and when the last one returned. */
    datatime: clock,
    dataend: clock,
    smifNumber: z.string(),
    jobName: z.string(),
  }),
  caseDetails: z.object({
    role: equipmentRoleSchema,
    plateStatusInfo: z.object({
      initial: z.array(plateRowSchema),
      final: z.array(plateRowSchema),
      base: z.array(plateRowSchema),
    }),
    conditionEquipment: z.string(),
    emergencySituation: situationGroupSchema,
  }),
  functionalForms: z.array(
    z.object({
      paper: idSchema,
      pod: z.string(),
      /** As the learner filled them in. */
      elementStates: z.array(z.object({ slot: z.number().int(), status: z.string() })),
      logs: z.array(z.object({ time: clock, event: z.string(), about: z.string() })),
    }),
  ),
  documentForms: z.object({
    accompanyingSheets: z.array(
      z.object({
        paper: idSchema,
        lotName: z.string(),
        platesLeft: z.string(),
        platesArrived: z.string(),
        timeStart: z.string(),
        timeEnd: z.string(),
        platesStatus: z.string(),
        signed: z.boolean(),
      }),
    ),
    shiftTask: z.array(z.object({ paper: idSchema, read: z.boolean(), signed: z.boolean() })),
  }),
  auth: z.boolean(),
  actions: z.array(performedActionSchema.extend({ params: actionParamsSchema })),
  activeScreen: activeScreenSchema,
  activeOverlay: activeOverlaySchema,
  activeSlot: z.number().int(),
  currentSmifUnc: z.string(),
  criticalSituation: z.array(criticalEntrySchema).length(10),
  emergencySituations: stateCode,
  stateProcess: stateCode,
  processStart: clock,
  processEnd: clock,
  plannedEndTime: clock,
});

export type EquipmentResult = Readonly<z.infer<typeof equipmentResultSchema>>;
