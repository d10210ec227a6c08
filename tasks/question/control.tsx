// A field for a long answer; in a review, the teacher's rubric and sample are beside it.
import type { ReactElement } from 'react';
import type { z } from 'zod';
import { filled } from '#contract/languages.ts';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { kitTexts } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { RubricList, SampleAnswer } from '../kit/rubric-list.tsx';
import { questionRules } from './check.ts';
import { MAX_ANSWER, strippedQuestionSchema, type QuestionAnswer, type QuestionKey } from './schema.ts';
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
        maxLength={MAX_ANSWER}
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

export const QUESTION_VIEW: QuestionView<Params, QuestionKey, QuestionAnswer> = {
  ...questionRules,
  paramsSchema: strippedQuestionSchema,
  Control: QuestionControl,
};
