// Any number of the answers can be chosen.
import type { ReactElement } from 'react';
import { OptionList } from '../kit/option-list.tsx';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { anyParamsSchema, type ChoiceKey, type NoParams } from '../kit/schema.ts';
import { multiChoiceRules } from './check.ts';
import type { MultiChoiceAnswer } from './schema.ts';
import { multiChoiceTexts } from './texts.ts';

type Props = ControlProps<NoParams, ChoiceKey, MultiChoiceAnswer>;

function MultiChoiceControl({ answer: { picked }, onChange, ...shown }: Props): ReactElement {
  const pick = (id: string, isPicked: boolean): void => {
    const rest = picked.filter((other) => other !== id);
    onChange({ picked: isPicked ? [...rest, id] : rest });
  };
  const note = multiChoiceTexts(shown.language).several;
  return <OptionList {...shown} kind="checkbox" picked={picked} onPick={pick} note={note} />;
}

export const MULTI_CHOICE_VIEW: QuestionView<NoParams, ChoiceKey, MultiChoiceAnswer> = {
  ...multiChoiceRules,
  paramsSchema: anyParamsSchema,
  Control: MultiChoiceControl,
};
