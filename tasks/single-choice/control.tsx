// Exactly one of the answers can be chosen.
import type { ReactElement } from 'react';
import { OptionList } from '../kit/option-list.tsx';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { anyParamsSchema, type ChoiceKey, type NoParams } from '../kit/schema.ts';
import { singleChoiceRules } from './check.ts';
import type { SingleChoiceAnswer } from './schema.ts';

type Props = ControlProps<NoParams, ChoiceKey, SingleChoiceAnswer>;

function SingleChoiceControl({ answer: { picked }, onChange, ...shown }: Props): ReactElement {
  return (
    <OptionList
      {...shown}
      kind="radio"
      picked={picked === null ? [] : [picked]}
      onPick={(id) => onChange({ picked: id })}
    />
  );
}

export const SINGLE_CHOICE_VIEW: QuestionView<NoParams, ChoiceKey, SingleChoiceAnswer> = {
  ...singleChoiceRules,
  paramsSchema: anyParamsSchema,
  Control: SingleChoiceControl,
};
