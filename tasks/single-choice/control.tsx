// One of the answers is picked.
import { useId, type ReactElement } from 'react';
import type { PartVerdict } from '#contract/entities/answer-check.ts';
import styles from '../kit/kit.module.css';
import { OptionRow } from '../kit/option-row.tsx';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import type { NoParams } from '../kit/schema.ts';
import { checkSingleChoice, isSingleChoiceEmpty } from './check.ts';
import {
  singleChoiceAnswerSchema,
  singleChoiceKeySchema,
  type SingleChoiceAnswer,
  type SingleChoiceKey,
} from './schema.ts';
import { anyParamsSchema } from '../kit/schema.ts';

type Props = ControlProps<NoParams, SingleChoiceKey, SingleChoiceAnswer>;

function SingleChoiceControl(props: Props): ReactElement {
  const { task, answer, onChange, isLocked, solution, language, labelId } = props;
  const name = useId();
  const verdictOf = (id: string): PartVerdict | undefined => {
    if (solution === null) return undefined;
    if (solution.right.includes(id)) return answer.picked === id ? 'RIGHT' : 'MISSING';
    return answer.picked === id ? 'WRONG' : undefined;
  };
  return (
    <fieldset aria-labelledby={labelId}>
      <ul className={styles.options}>
        {task.answers.map((option) => (
          <OptionRow
            key={option.id}
            kind="radio"
            name={name}
            answer={option}
            isPicked={answer.picked === option.id}
            isLocked={isLocked}
            verdict={verdictOf(option.id)}
            language={language}
            onPick={() => onChange({ picked: option.id })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

export const singleChoiceView: QuestionView<NoParams, SingleChoiceKey, SingleChoiceAnswer> = {
  paramsSchema: anyParamsSchema,
  keySchema: singleChoiceKeySchema,
  answerSchema: singleChoiceAnswerSchema,
  emptyAnswer: { picked: null },
  isEmpty: isSingleChoiceEmpty,
  check: checkSingleChoice,
  Control: SingleChoiceControl,
};
