// Emergencies of the equipment simulation as data: what happens by itself, what each answer does to it, who says what.
import { z } from 'zod';
import { stateConditionSchema } from './reference.ts';
import { trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const ms = z.number().int().min(0).max(86_400_000);
const conditions = z.array(stateConditionSchema).max(10);

/** The specification's list of critical situations for practice. */
export const situationGroupSchema = z.enum([
  'noEmergency',
  'fire',
  'sparking',
  'smoke',
  'hazardousGas',
  'ventilationShutdown',
  'lightingOutage',
  'powerOutage',
  'supplyFailure',
  'waterLeakage',
  'materialLeakage',
  'developerLeakage',
  'equipmentAlarm',
  'processInterruption',
]);

/** What the bay shows; a false sign shows nothing of its own but a lamp. */
export const emergencyPictureSchema = z.enum([
  'fire',
  'sparking',
  'smoke',
  'gasLeak',
  'ventilationShutdown',
  'lightingOutage',
  'powerOutage',
  'gasSupply',
  'airSupply',
  'waterSupply',
  'waterLeak',
  'photoresistLeak',
  'developerLeak',
  'antireflectiveLeak',
  'equipmentAlarm',
  'processInterruption',
]);

/** The ten critical situation entries, in the specification's order: five are called, five are done. */
export const criticalIdSchema = z.enum([
  'BOSS',
  'BOSSSITE',
  'SERVICEMAN',
  'ENGINEER',
  'ENERGY',
  'STOPWORK',
  'EMO',
  'VOICE',
  'LEAVE',
  'STARTPROCCES',
]);

export const calledIdSchema = criticalIdSchema.extract([
  'BOSS',
  'BOSSSITE',
  'SERVICEMAN',
  'ENGINEER',
  'ENERGY',
]);

/** Actions of the learner that the emergency decides; STARTPROCCES is the core's own and is followed by it. */
export const emergencyCodeSchema = z.enum([
  'STOPWORK',
  'EMO_COVER',
  'EMO',
  'VOICE',
  'LEAVE',
  'RETURN',
  'PHONE',
  'CALL',
  'HANG_UP',
  'READ_ALARM',
  'NOTE_PLACES',
  'CHECK',
  'TOUCH',
]);

/** Why an answer is refused; machines/equipment/emergency/refusal-texts.ts says each in words. */
export const emergencyRefusalSchema = z.enum([
  'unknownAction',
  'badParams',
  'unknownPlace',
  'unknownPerson',
  'unknownReason',
  'otherPlace',
  'outOfReach',
  'coverClosed',
  'coverOpen',
  'alreadyPressed',
  'alreadyStopped',
  'noPower',
  'alreadyOutside',
  'alreadyInside',
  'noPermission',
  'phoneLifted',
  'phoneDown',
  'nothingThere',
]);

export const lightSchema = z.enum(['normal', 'dark', 'emergency']);
export const mediumSchema = z.enum(['gas', 'air', 'water']);
export const permissionSchema = z.enum(['restart', 'return']);

/** What a situation does to the equipment and the bay. The core carries out what is about wafers and processing. */
export const emergencyDeedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cutPower') }),
  z.object({ kind: z.literal('restorePower') }),
  z.object({ kind: z.literal('stopWork') }),
  /** The track stands still by itself, wafers where they are. */
  z.object({ kind: z.literal('interrupt') }),
  z.object({ kind: z.literal('scrapWafers'), reason: idSchema }),
  z.object({ kind: z.literal('raiseAlarm'), alarm: idSchema }),
  z.object({ kind: z.literal('clearAlarm'), alarm: idSchema }),
  z.object({ kind: z.literal('stopSupply'), medium: mediumSchema }),
  z.object({ kind: z.literal('restoreSupply'), medium: mediumSchema }),
  z.object({ kind: z.literal('light'), light: lightSchema }),
  z.object({ kind: z.literal('air'), isFlowing: z.boolean() }),
]);

/** How far it has grown. `lastsMs` is the deadline: after it the next phase begins; after the last one it escalates. */
export const situationPhaseSchema = z.object({
  id: idSchema,
  /** What is seen, heard or smelt: never what to do. */
  text: trilingualSchema,
  stage: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  lastsMs: ms.min(1),
  /** Sounds that go on, and what is heard once when it begins (announcements too): names of assets/sounds.ts. */
  sounds: z.array(idSchema).max(4),
  onset: z.array(idSchema).max(4),
  /** Places that can't be come to any more. */
  blocks: z.array(idSchema).max(20),
  does: z.array(emergencyDeedSchema).max(8),
});

/** Help or an end: contained `afterMs` after all conditions have come true, if they stay so. */
export const containmentSchema = z.object({ all: conditions.min(1), afterMs: ms });

/** What an action brings about when the conditions hold before it: a hand in a spill, a start without a check. */
export const harmSchema = z.object({
  id: idSchema,
  codes: z.array(z.string().min(1).max(20)).min(1).max(10),
  when: conditions,
  text: trilingualSchema,
  escalates: z.boolean(),
  does: z.array(emergencyDeedSchema).max(8),
});

/** One situation in one variant, with its physics. What one should do is no part of it: that is a case's key. */
export const situationSchema = z.object({
  id: idSchema,
  group: situationGroupSchema,
  picture: emergencyPictureSchema.optional(),
  /** Without danger: it begins and ends by itself, and is no emergency. */
  isFalseSign: z.literal(true).optional(),
  text: trilingualSchema,
  /** The alarm on the terminal that belongs to it, by its id in the equipment's list. */
  alarm: idSchema.optional(),
  /** Reasons of a call that tell of it. */
  reasons: z.array(idSchema).max(6),
  phases: z.array(situationPhaseSchema).min(1).max(4),
  /** It does not grow while all of these hold. */
  heldBy: conditions.optional(),
  /** It grows slower from then on: what is left of the phase and the next ones last so many hundredths. */
  slowedBy: z.object({ all: conditions.min(1), percent: z.number().int().min(101).max(2000) }).optional(),
  containedBy: z.array(containmentSchema).max(6),
  contained: z.object({
    text: trilingualSchema,
    /** What there is to see stays as it is: a puddle. */
    isStillSeen: z.boolean(),
    does: z.array(emergencyDeedSchema).max(8),
  }),
  escalated: z.object({ text: trilingualSchema, does: z.array(emergencyDeedSchema).max(8) }),
  harm: z.array(harmSchema).max(8),
});

export const criticalRowSchema = z.object({
  id: criticalIdSchema,
  text: trilingualSchema,
  /** The entry's message while it is active; a call's is the answer given. */
  message: trilingualSchema,
});

/** What the called person says: the first row whose conditions hold counts. */
export const callAnswerSchema = z.object({
  id: idSchema,
  who: z.array(calledIdSchema).min(1).max(5),
  when: conditions,
  text: trilingualSchema,
  /** How they say it; with the person's name it is a sound: call/boss/understood. */
  manner: z.enum(['listening', 'understood', 'allowed', 'refused']),
  gives: permissionSchema.optional(),
});

export const callReasonSchema = z.object({ id: idSchema, text: trilingualSchema });

/** A place of the bay that answers an emergency; its tile and its name are the bay's own. */
export const emergencyPlaceSchema = z.object({
  id: idSchema,
  kind: z.enum(['emo', 'stopWork', 'phone']),
  where: z.enum(['bay', 'outside']),
});

/** The emergencies of a ruleset. Their alarms and the durations of their codes stand in the equipment's own lists. */
export const emergencyRulesetSchema = z.object({
  places: z.array(emergencyPlaceSchema).max(20),
  critical: z.array(criticalRowSchema).length(10),
  reasons: z.array(callReasonSchema).min(1).max(60),
  answers: z.array(callAnswerSchema).min(5).max(300),
  situations: z.array(situationSchema).min(1).max(80),
  /** Why wafers are scrapped: what a deed's reason says in words. */
  scrapReasons: z.array(callReasonSchema).max(20),
});

/** When a situation begins: at a time, at a time drawn from the seed, or some time after a fact has come true. */
export const emergencyStartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('at'), atMs: ms }),
  z.object({ kind: z.literal('between'), fromMs: ms, toMs: ms }),
  z.object({
    kind: z.literal('when'),
    condition: stateConditionSchema,
    afterMs: ms,
    spreadMs: ms.default(0),
  }),
]);

/** What a case has coming: one of these situations, drawn from the seed where there are several. */
export const plannedEmergencySchema = z.object({
  situations: z.array(idSchema).min(1).max(20),
  start: emergencyStartSchema,
});

export const emergencyPlaySchema = z.object({ planned: z.array(plannedEmergencySchema).max(4) });

/** What the judge knows of a case and the play does not: digits 4 to 6 of emergencySituations come of it. */
export const emergencyJudgingSchema = z.object({
  neededCalls: z.array(calledIdSchema).max(5),
  /** Calls that are neither needed nor wrong. */
  allowedCalls: z.array(calledIdSchema).max(5),
  leaving: z.enum(['must', 'may', 'mustNot']),
  /** In time: so many ms after the situation's start. */
  leaveWithinMs: ms.optional(),
  restart: z.object({
    /** Whose permission it needs, if anybody's. */
    needsPermission: z.boolean(),
    needsChecked: z.array(z.enum(['equipment', 'wafers'])).max(2),
  }),
});

export type SituationGroup = z.infer<typeof situationGroupSchema>;
export type EmergencyPicture = z.infer<typeof emergencyPictureSchema>;
export type CriticalId = z.infer<typeof criticalIdSchema>;
export type CalledId = z.infer<typeof calledIdSchema>;
export type EmergencyCode = z.infer<typeof emergencyCodeSchema>;
export type EmergencyRefusal = z.infer<typeof emergencyRefusalSchema>;
export type BayLighting = z.infer<typeof lightSchema>;
export type Medium = z.infer<typeof mediumSchema>;
export type Permission = z.infer<typeof permissionSchema>;
export type EmergencyDeed = Readonly<z.infer<typeof emergencyDeedSchema>>;
export type SituationPhase = Readonly<z.infer<typeof situationPhaseSchema>>;
export type Harm = Readonly<z.infer<typeof harmSchema>>;
export type Situation = Readonly<z.infer<typeof situationSchema>>;
export type CallAnswer = Readonly<z.infer<typeof callAnswerSchema>>;
export type EmergencyPlace = Readonly<z.infer<typeof emergencyPlaceSchema>>;
export type EmergencyRuleset = Readonly<z.infer<typeof emergencyRulesetSchema>>;
export type PlannedEmergency = Readonly<z.infer<typeof plannedEmergencySchema>>;
export type EmergencyPlay = Readonly<z.infer<typeof emergencyPlaySchema>>;
export type EmergencyJudging = Readonly<z.infer<typeof emergencyJudgingSchema>>;
