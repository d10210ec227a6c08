// The visible list of task types that can be made and marked. Pure: the server and tests walk it.
import type { z } from 'zod';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import { equipmentKeySchema } from '#contract/simulation/equipment-case.ts';
import { roomKeySchema } from '#contract/simulation/room-case.ts';
import type { TaskType } from '#contract/entities/work.ts';
import * as cassetteStatusCheck from './cassette-status/check.ts';
import * as cassetteStatus from './cassette-status/schema.ts';
import * as cassetteStatusStrip from './cassette-status/strip.ts';
import * as commonQuestionCheck from './commonquestion/check.ts';
import * as commonQuestion from './commonquestion/schema.ts';
import * as commonQuestionStrip from './commonquestion/strip.ts';
import * as documentCheck from './document/check.ts';
import * as documentTask from './document/schema.ts';
import * as documentStrip from './document/strip.ts';
import * as emptyQuestionCheck from './empty-question/check.ts';
import * as emptyQuestion from './empty-question/schema.ts';
import * as emptyQuestionStrip from './empty-question/strip.ts';
import { questionKind, type QuestionKind } from './kit/registry.ts';
import * as matchingCheck from './matching/check.ts';
import * as matching from './matching/schema.ts';
import * as matchingStrip from './matching/strip.ts';
import * as multiChoiceCheck from './multi-choice/check.ts';
import * as multiChoice from './multi-choice/schema.ts';
import * as multiChoiceStrip from './multi-choice/strip.ts';
import * as numericCheck from './numeric/check.ts';
import * as numeric from './numeric/schema.ts';
import * as numericStrip from './numeric/strip.ts';
import * as orderingCheck from './ordering/check.ts';
import * as ordering from './ordering/schema.ts';
import * as orderingStrip from './ordering/strip.ts';
import * as paintPicture from './paint/picture.ts';
import * as paintCheck from './paint/check.ts';
import * as paint from './paint/schema.ts';
import * as paintStrip from './paint/strip.ts';
import * as questionCheck from './question/check.ts';
import * as question from './question/schema.ts';
import * as questionStrip from './question/strip.ts';
import { equipmentParamsSchema } from './equipment/schema.ts';
import { stripEquipment } from './equipment/strip.ts';
import { roomParamsSchema } from './room/schema.ts';
import { stripRoom } from './room/strip.ts';
import * as singleChoiceCheck from './single-choice/check.ts';
import * as singleChoice from './single-choice/schema.ts';
import * as singleChoiceStrip from './single-choice/strip.ts';

export interface TaskKind {
  /** The shape of a task's `params`. */
  readonly paramsSchema: z.ZodType<Record<string, unknown>>;
  /** The simulation it is played in. */
  readonly simulation: 'ROOM' | 'EQUIPMENT' | null;
  /** Whether a teacher must mark it. */
  readonly needsReview: boolean;
  /** The params of a simulation that travel to the learner; `key` is given in TRAINING alone. A question gives none here. */
  readonly strip: (
    params: Readonly<Record<string, unknown>>,
    key: CaseKey | undefined,
  ) => Record<string, unknown>;
  /** How a question travels and is checked; null for a simulation. */
  readonly question: QuestionKind | null;
}

function asked(kind: QuestionKind): TaskKind {
  const { paramsSchema, needsReview } = kind;
  return { paramsSchema, simulation: null, needsReview, strip: () => ({}), question: kind };
}

export const taskKinds: Readonly<Partial<Record<TaskType, TaskKind>>> = {
  ROOM: {
    paramsSchema: roomParamsSchema,
    simulation: 'ROOM',
    needsReview: false,
    strip: (params, key) => stripRoom(params, key && roomKeySchema.parse(key)),
    question: null,
  },
  EQUIPMENT: {
    paramsSchema: equipmentParamsSchema,
    simulation: 'EQUIPMENT',
    needsReview: false,
    strip: (params, key) => stripEquipment(params, key && equipmentKeySchema.parse(key)),
    question: null,
  },
  COMMONQUESTION: asked(
    questionKind({
      paramsSchema: commonQuestion.commonQuestionParamsSchema,
      keySchema: commonQuestion.commonQuestionKeySchema,
      answerSchema: commonQuestion.commonQuestionAnswerSchema,
      needsReview: false,
      faultsOf: commonQuestionStrip.commonQuestionFaults,
      strip: commonQuestionStrip.stripCommonQuestion,
      keyOf: commonQuestionStrip.commonQuestionKey,
      isEmpty: commonQuestionCheck.isCommonQuestionEmpty,
      check: commonQuestionCheck.checkCommonQuestion,
    }),
  ),
  QUESTION: asked(
    questionKind({
      paramsSchema: question.questionParamsSchema,
      keySchema: question.questionKeySchema,
      answerSchema: question.questionAnswerSchema,
      needsReview: true,
      faultsOf: () => [],
      strip: questionStrip.stripQuestion,
      keyOf: questionStrip.questionKey,
      isEmpty: questionCheck.isQuestionEmpty,
      check: questionCheck.checkQuestion,
    }),
  ),
  EMPTYQUESTION: asked(
    questionKind({
      paramsSchema: emptyQuestion.emptyQuestionParamsSchema,
      keySchema: emptyQuestion.emptyQuestionKeySchema,
      answerSchema: emptyQuestion.emptyQuestionAnswerSchema,
      needsReview: true,
      faultsOf: emptyQuestionStrip.emptyQuestionFaults,
      strip: emptyQuestionStrip.stripEmptyQuestion,
      keyOf: emptyQuestionStrip.emptyQuestionKey,
      isEmpty: emptyQuestionCheck.isEmptyQuestionEmpty,
      check: emptyQuestionCheck.checkEmptyQuestion,
    }),
  ),
  PAINT: asked(
    questionKind({
      paramsSchema: paint.paintParamsSchema,
      keySchema: paint.paintKeySchema,
      answerSchema: paint.paintAnswerSchema,
      needsReview: true,
      faultsOf: paintStrip.paintFaults,
      strip: paintStrip.stripPaint,
      keyOf: paintStrip.paintKey,
      isEmpty: paintCheck.isPaintEmpty,
      check: paintCheck.checkPaint,
      pictureOf: paintPicture.paintPicture,
    }),
  ),
  TASKTESTCASECASSETESTATUS: asked(
    questionKind({
      paramsSchema: cassetteStatus.cassetteStatusParamsSchema,
      keySchema: cassetteStatus.cassetteStatusKeySchema,
      answerSchema: cassetteStatus.cassetteStatusAnswerSchema,
      needsReview: true,
      faultsOf: cassetteStatusStrip.cassetteStatusFaults,
      strip: cassetteStatusStrip.stripCassetteStatus,
      keyOf: cassetteStatusStrip.cassetteStatusKey,
      isEmpty: cassetteStatusCheck.isCassetteStatusEmpty,
      check: cassetteStatusCheck.checkCassetteStatus,
    }),
  ),
  SINGLECHOICE: asked(
    questionKind({
      paramsSchema: singleChoice.singleChoiceParamsSchema,
      keySchema: singleChoice.singleChoiceKeySchema,
      answerSchema: singleChoice.singleChoiceAnswerSchema,
      needsReview: false,
      faultsOf: singleChoiceStrip.singleChoiceFaults,
      strip: singleChoiceStrip.stripSingleChoice,
      keyOf: singleChoiceStrip.singleChoiceKey,
      isEmpty: singleChoiceCheck.isSingleChoiceEmpty,
      check: singleChoiceCheck.checkSingleChoice,
    }),
  ),
  MULTICHOICE: asked(
    questionKind({
      paramsSchema: multiChoice.multiChoiceParamsSchema,
      keySchema: multiChoice.multiChoiceKeySchema,
      answerSchema: multiChoice.multiChoiceAnswerSchema,
      needsReview: false,
      faultsOf: multiChoiceStrip.multiChoiceFaults,
      strip: multiChoiceStrip.stripMultiChoice,
      keyOf: multiChoiceStrip.multiChoiceKey,
      isEmpty: multiChoiceCheck.isMultiChoiceEmpty,
      check: multiChoiceCheck.checkMultiChoice,
    }),
  ),
  ORDERING: asked(
    questionKind({
      paramsSchema: ordering.orderingParamsSchema,
      keySchema: ordering.orderingKeySchema,
      answerSchema: ordering.orderingAnswerSchema,
      needsReview: false,
      faultsOf: orderingStrip.orderingFaults,
      strip: orderingStrip.stripOrdering,
      keyOf: orderingStrip.orderingKey,
      isEmpty: orderingCheck.isOrderingEmpty,
      check: orderingCheck.checkOrdering,
    }),
  ),
  MATCHING: asked(
    questionKind({
      paramsSchema: matching.matchingParamsSchema,
      keySchema: matching.matchingKeySchema,
      answerSchema: matching.matchingAnswerSchema,
      needsReview: false,
      faultsOf: matchingStrip.matchingFaults,
      strip: matchingStrip.stripMatching,
      keyOf: matchingStrip.matchingKey,
      isEmpty: matchingCheck.isMatchingEmpty,
      check: matchingCheck.checkMatching,
    }),
  ),
  NUMERIC: asked(
    questionKind({
      paramsSchema: numeric.numericParamsSchema,
      keySchema: numeric.numericKeySchema,
      answerSchema: numeric.numericAnswerSchema,
      needsReview: false,
      faultsOf: numericStrip.numericFaults,
      strip: numericStrip.stripNumeric,
      keyOf: numericStrip.numericKey,
      isEmpty: numericCheck.isNumericEmpty,
      check: numericCheck.checkNumeric,
    }),
  ),
  DOCUMENT: asked(
    questionKind({
      paramsSchema: documentTask.documentParamsSchema,
      keySchema: documentTask.documentKeySchema,
      answerSchema: documentTask.documentAnswerSchema,
      needsReview: false,
      faultsOf: documentStrip.documentFaults,
      strip: documentStrip.stripDocument,
      keyOf: documentStrip.documentKey,
      isEmpty: documentCheck.isDocumentEmpty,
      check: documentCheck.checkDocument,
    }),
  ),
};
