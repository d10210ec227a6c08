// The closed vocabularies of the equipment simulation: behaviour is a kind, all else is data of a ruleset.
import { z } from 'zod';
import { emergencyCodeSchema, emergencyRefusalSchema } from './equipment-emergency.ts';

export const equipmentRoleSchema = z.enum(['OPERATOR', 'PROCESS', 'EQUIPMENT', 'SERVICE']);

export const activeScreenSchema = z.enum([
  'START',
  'LOGIN',
  'MAIN',
  'CASSETTES',
  'JOB',
  'RECIPES',
  'RUN',
  'ALARMS',
  'LOG',
  'MAINTENANCE',
]);

export const activeOverlaySchema = z.enum([
  'NONE',
  'KEYBOARD',
  'PHONE',
  'TRAVELLER',
  'SHIFT_TASK',
  'RECIPE_COPY',
  'CASSETTE_STATUS',
  'EMO_COVER',
  'EXIT',
]);

export const moduleKindSchema = z.enum(['HMDS', 'COAT', 'ARC', 'HOT', 'CHILL', 'WEE', 'STEPPER', 'DEV']);

/** The process steps that a wafer flow consists of; a recipe has the figures for each. */
export const processStepSchema = z.enum([
  'HMDS',
  'ARC_COAT',
  'ARC_BAKE',
  'CHILL',
  'COAT',
  'SOFT_BAKE',
  'WEE',
  'STEPPER',
  'PEB',
  'DEVELOP',
  'HARD_BAKE',
]);

/** What the mapping sensor reports for a slot: empty, full, crossed, double, unreadable. */
export const slotCodeSchema = z.enum(['E', 'F', 'C', 'D', 'U']);

/** The states of a plate by SEMI E90, and those of a slot without a processable plate. */
export const plateStatusSchema = z.enum([
  'NEEDS_PROCESSING',
  'IN_PROCESS',
  'PROCESSED',
  'ABORTED',
  'STOPPED',
  'REJECTED',
  'LOST',
  'SKIPPED',
  'EMPTY',
  'CROSSED',
]);

export const portIdSchema = z.enum(['port1', 'port2', 'port3', 'port4']);

/** SEMI E5 ALCD categories, 1 personal safety to 8 data integrity. */
export const alarmCategorySchema = z.number().int().min(1).max(8);

/** What a role may do at the terminal besides reading it. */
export const rightSchema = z.enum([
  'runJobs',
  'verifyCarriers',
  'acknowledgeAlarms',
  'clearAlarms',
  'editRecipes',
  'setParameters',
  'maintain',
]);

export const keyboardLayoutSchema = z.enum(['ru', 'en', 'symbols', 'hex']);

/** Where a person stands: in the bay, or outside its exit. */
export const placeAreaSchema = z.enum(['bay', 'outside']);

export const placeKindSchema = z.enum([
  'port',
  'terminal',
  'podRack',
  'desk',
  'phone',
  'emo',
  'stopWork',
  'shower',
  'alarmPoint',
  'assembly',
  'gasPanel',
  'exit',
  'track',
]);

export const formKindSchema = z.enum(['SHIFT_TASK', 'TRAVELLER', 'RECIPE_COPY', 'CASSETTE_STATUS']);

/**
 * Every action of a learner. What an action needs is documented at its handler, which
 * machines/equipment/act.ts lists.
 * The person: GO, LOOK, WAIT, SPEED. Pods: PICK, PUT, PLACE, DOCK, UNDOCK, REMOVE. Papers: OPEN_PAPER,
 * CLOSE_PAPER, FILL, VERIFY, SIGN. Terminal: SCREEN, FIELD, KEY, TYPE, KEYBOARD, SELECT, SIGN_IN, SIGN_OUT,
 * carriers, jobs, recipes, settings, modules, alarms. The emergency decides the last row: telephones, voice,
 * EMO, leaving, coming back, checks.
 */
export const equipmentCodeSchema = z.enum([
  'GO', 'LOOK', 'WAIT', 'SPEED',
  'PICK', 'PUT', 'PLACE', 'DOCK', 'UNDOCK', 'REMOVE',
  'OPEN_PAPER', 'CLOSE_PAPER', 'FILL', 'VERIFY', 'SIGN',
  'SCREEN', 'FIELD', 'KEY', 'TYPE', 'KEYBOARD', 'SELECT', 'SIGN_IN', 'SIGN_OUT',
  'CARRIER_PROCEED', 'CARRIER_CANCEL',
  'JOB_NEW', 'JOB_CREATE', 'JOB_QUEUE', 'JOB_SELECT', 'JOB_DESELECT', 'JOB_CANCEL',
  'STARTPROCCES', 'JOB_PAUSE', 'JOB_RESUME', 'JOB_STOP', 'JOB_ABORT',
  'RECIPE_SET', 'PARAMETER_SET', 'MODULE_SET', 'ARM_HOME', 'ALARM_ACK', 'ALARM_CLEAR',
  ...emergencyCodeSchema.options,
]); // prettier-ignore

/**
 * Why an action is refused (in words: machines/equipment/refusal-texts.ts). What the terminal rejects is
 * not refused but raises an alarm.
 */
export const equipmentRefusalSchema = z.enum([
  ...emergencyRefusalSchema.options,
  'unknownPort',
  'unknownItem',
  'unknownPaper',
  'unknownField',
  'unknownAlarm',
  'alreadyThere',
  'tooFar',
  'outside',
  'handsFull',
  'notHeld',
  'notThere',
  'rackFull',
  'portTaken',
  'portEmpty',
  'portBusy',
  'docked',
  'notDocked',
  'inAccess',
  'signedIn',
  'signedOut',
  'wrongScreen',
  'screenUnavailable',
  'roleForbids',
  'settingFixed',
  'outOfRange',
  'noField',
  'fieldFull',
  'wrongCharacter',
  'nothingSelected',
  'noJob',
  'jobState',
  'carrierState',
  'carrierUsed',
  'nothingToStop',
  'alarmState',
  'paperAtDesk',
  'paperOpen',
  'paperClosed',
  'paperSigned',
  'printedField',
  'notVisible',
  'incomplete',
]);

/** Why the terminal rejects an input; each reason is an alarm of the ruleset with a number and a text. */
export const terminalRejectionSchema = z.enum([
  'wrongPassword',
  'noAccess',
  'lotMissing',
  'lotUnknown',
  'lotLoaded',
  'recipeMissing',
  'recipeUnknown',
  'flowMissing',
  'flowUnknown',
  'smifMissing',
  'smifUnknown',
  'noPower',
  'podNotDocked',
  'idNotVerified',
  'mapNotVerified',
  'lotNotInPod',
  'jobNameMissing',
  'jobNameTaken',
  'noPlates',
  'moduleUnavailable',
  'jobNotReady',
  'alarmPresent',
  'trackBusy',
  'queueFull',
]);

/** Events of the tool itself that raise an alarm. */
export const toolEventSchema = z.enum([
  'idReadFailed',
  'idMismatch',
  'slotCrossed',
  'slotDouble',
  'slotUnreadable',
  'plateCount',
  'dockFailed',
  'jobComplete',
  'jobStopped',
  'jobAborted',
  'readyToUnload',
  'moduleOut',
  'emoPressed',
  'workStopped',
  'powerLost',
  'recipeChanged',
  'settingChanged',
]);

export type EquipmentRole = z.infer<typeof equipmentRoleSchema>;
export type ActiveScreen = z.infer<typeof activeScreenSchema>;
export type ActiveOverlay = z.infer<typeof activeOverlaySchema>;
export type ModuleKind = z.infer<typeof moduleKindSchema>;
export type ProcessStep = z.infer<typeof processStepSchema>;
export type SlotCode = z.infer<typeof slotCodeSchema>;
export type PlateStatus = z.infer<typeof plateStatusSchema>;
export type PortId = z.infer<typeof portIdSchema>;
export type Right = z.infer<typeof rightSchema>;
export type KeyboardLayout = z.infer<typeof keyboardLayoutSchema>;
export type PlaceArea = z.infer<typeof placeAreaSchema>;
export type PlaceKind = z.infer<typeof placeKindSchema>;
export type FormKind = z.infer<typeof formKindSchema>;
export type EquipmentCode = z.infer<typeof equipmentCodeSchema>;
export type EquipmentRefusal = z.infer<typeof equipmentRefusalSchema>;
export type TerminalRejection = z.infer<typeof terminalRejectionSchema>;
export type ToolEvent = z.infer<typeof toolEventSchema>;
