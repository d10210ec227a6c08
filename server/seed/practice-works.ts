// The practices of the demo courses for TRAINING and SELFCONTROL, and the works of the control events.
import type { TaskType } from '#contract/entities/task-type.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { INSTRUMENT_KEYS } from '#machines/room/builtin/keys/instrument-site.ts';
import type { SeedWork } from './content/seed-content.ts';
import * as texts from './demo-texts.ts';
import * as bay from './equipment-practices.ts';
import { sitePractices } from './site-practices.ts';
import { wholeWayControl, wholeWayPractices, type DemoPractice } from './whole-way-practices.ts';

const MINUTE_MS = 60_000;
const LEARNING: readonly WorkMode[] = ['TRAINING', 'SELFCONTROL'];

interface Practice {
  readonly taskType: TaskType;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly question: LocalizedText;
  readonly hint?: LocalizedText | undefined;
  readonly caseId: string;
  readonly modes: readonly WorkMode[];
  /** No limit when left out, except that of an event. */
  readonly minutes?: number;
}

/** A case has one pass mark wherever it is shown: of the 100 points of its work as many. */
function passScoreOf(caseId: string): number {
  const key = [...builtinRoomKeys, ...INSTRUMENT_KEYS, ...BUILTIN_EQUIPMENT_KEYS].find(
    (own) => own.caseId === caseId,
  );
  if (!key) throw new Error(`The case ${caseId} has no key`);
  return key.reference.passScore;
}

function practice({ title, description, question, hint, ...own }: Practice): SeedWork {
  const { taskType, caseId, modes, minutes } = own;
  const id = `practice-${caseId}`;
  return {
    id,
    fields: {
      kind: 'PRACTICE',
      title,
      description,
      gradeForCompletion: passScoreOf(caseId),
      maxTaskAttempts: Object.fromEntries(modes.map((mode) => [mode, mode === 'TRAINING' ? 2 : 1])),
      settingsWork: {
        modes: [...modes],
        ...(minutes === undefined ? {} : { timeLimitMillis: minutes * MINUTE_MS }),
      },
    },
    tasks: [
      {
        id,
        taskType,
        question: { content: question },
        hint: hint ?? {},
        maxScore: 100,
        params: { caseId },
      },
    ],
  };
}

/** A work whose task asks for the goal of its case. */
function wholeWay({ roomCase, ...own }: DemoPractice, modes: readonly WorkMode[]): SeedWork {
  return practice({ ...own, taskType: 'ROOM', question: roomCase.goal, caseId: roomCase.id, modes });
}

function atTheBay(
  { equipmentCase, ...own }: bay.EquipmentPractice,
  title: LocalizedText,
  modes: readonly WorkMode[],
): SeedWork {
  const { id: caseId, goal: question } = equipmentCase;
  return practice({ ...own, taskType: 'EQUIPMENT', title, question, caseId, modes });
}

/** From the street to the washroom. */
export const firstPractice = practice({
  taskType: 'ROOM',
  title: texts.practiceTitle,
  description: texts.practiceDescription,
  question: texts.practiceQuestion,
  hint: texts.practiceHint,
  caseId: 'clean-hands-man',
  modes: LEARNING,
  minutes: 20,
});

/** The same way as a control work. */
export const firstControl = practice({
  taskType: 'ROOM',
  title: texts.controlTitle,
  description: texts.controlDescription,
  question: texts.controlQuestion,
  caseId: 'clean-hands-girl',
  modes: ['CONTROL'],
});

export const wholeControl = wholeWay(wholeWayControl, ['CONTROL']);
export const bayControl = atTheBay(bay.equipmentControl, bay.bayControlTitle, ['CONTROL']);

/** Easiest first. */
export const cleanZonePractices: readonly SeedWork[] = [
  firstPractice,
  ...[...wholeWayPractices, ...sitePractices].map((own) => wholeWay(own, LEARNING)),
];

function bayPractices(hasEmergency: boolean): readonly SeedWork[] {
  return bay.equipmentPractices
    .filter(({ isEmergency = false }) => isEmergency === hasEmergency)
    .map((own) => atTheBay(own, own.equipmentCase.title, LEARNING));
}

export const shiftPractices = bayPractices(false);
export const emergencyPractices = bayPractices(true);
