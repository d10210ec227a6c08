// A field for a short answer.
import type { ReactElement } from 'react';
import { TextField } from '#src/ui/fields/text-field.tsx';
import kitStyles from '../kit/kit.module.css';
import { kitTexts } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { anyParamsSchema, type NoParams } from '../kit/schema.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { commonQuestionRules } from './check.ts';
import { type CommonQuestionAnswer, type CommonQuestionKey } from './schema.ts';

type Props = ControlProps<NoParams, CommonQuestionKey, CommonQuestionAnswer>;

function CommonQuestionControl(props: Props): ReactElement {
  const { answer, onChange, isLocked, solution, parts, language } = props;
  const texts = kitTexts(language);
  return (
    <div>
      <TextField
        label={isLocked ? texts.given : texts.answer}
        value={answer.text}
        maxLength={2000}
        readOnly={isLocked}
        autoComplete="off"
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <VerdictMark verdict={verdictOf(parts, 'text')} language={language} />
      {solution === null ? null : (
        <p className={kitStyles.soft}>
          {texts.rightAnswer}: <strong>{solution.expected}</strong>
        </p>
      )}
    </div>
  );
}

export const COMMON_QUESTION_VIEW: QuestionView<NoParams, CommonQuestionKey, CommonQuestionAnswer> = {
  ...commonQuestionRules,
  paramsSchema: anyParamsSchema,
  Control: CommonQuestionControl,
};
