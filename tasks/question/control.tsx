// A long answer is written; a teacher's rubric and sample stand beside it in a review.
import type { ReactElement } from 'react';
import type { z } from 'zod';
import { TextArea } from '#src/ui/text-area.tsx';
import { filled, kitTexts } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { RubricList, SampleAnswer } from '../kit/rubric-list.tsx';
import { checkQuestion, isQuestionEmpty } from './check.ts';
import {
  longestAnswer,
  questionAnswerSchema,
  questionKeySchema,
  strippedQuestionSchema,
  type QuestionAnswer,
  type QuestionKey,
} from './schema.ts';
import { questionTexts } from './texts.ts';

type Params = z.infer<typeof strippedQuestionSchema>;
type Props = ControlProps<Params, QuestionKey, QuestionAnswer>;

function QuestionControl(props: Props): ReactElement {
  const { params, answer, onChange, isLocked, solution, language } = props;
  const texts = questionTexts(language);
  const count = filled(params.wantedLength > 0 ? texts.countWanted : texts.count, {
    count: answer.text.trim().length,
    wanted: params.wantedLength,
  });
  return (
    <>
      <TextArea
        label={isLocked ? kitTexts(language).given : kitTexts(language).answer}
        rows={8}
        value={answer.text}
        maxLength={longestAnswer}
        readOnly={isLocked}
        count={count}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {solution === null ? null : (
        <>
          <SampleAnswer sample={solution.sample} language={language} />
          <RubricList rubric={solution.rubric} language={language} />
        </>
      )}
    </>
  );
}

export const questionView: QuestionView<Params, QuestionKey, QuestionAnswer> = {
  paramsSchema: strippedQuestionSchema,
  keySchema: questionKeySchema,
  answerSchema: questionAnswerSchema,
  emptyAnswer: { text: '' },
  isEmpty: isQuestionEmpty,
  check: checkQuestion,
  Control: QuestionControl,
};
