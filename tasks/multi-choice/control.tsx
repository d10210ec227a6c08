// Any of the answers are picked.
import { useId, type ReactElement } from 'react';
import type { PartVerdict } from '#contract/entities/answer-check.ts';
import styles from '../kit/kit.module.css';
import { OptionRow } from '../kit/option-row.tsx';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { anyParamsSchema, type NoParams } from '../kit/schema.ts';
import { checkMultiChoice, isMultiChoiceEmpty } from './check.ts';
import {
  multiChoiceAnswerSchema,
  multiChoiceKeySchema,
  type MultiChoiceAnswer,
  type MultiChoiceKey,
} from './schema.ts';
import { multiChoiceTexts } from './texts.ts';

type Props = ControlProps<NoParams, MultiChoiceKey, MultiChoiceAnswer>;

function MultiChoiceControl(props: Props): ReactElement {
  const { task, answer, onChange, isLocked, solution, language, labelId } = props;
  const name = useId();
  const verdictOf = (id: string): PartVerdict | undefined => {
    if (solution === null) return undefined;
    if (solution.right.includes(id)) return answer.picked.includes(id) ? 'RIGHT' : 'MISSING';
    return answer.picked.includes(id) ? 'EXTRA' : undefined;
  };
  const pick = (id: string, isPicked: boolean): void => {
    const rest = answer.picked.filter((other) => other !== id);
    onChange({ picked: isPicked ? [...rest, id] : rest });
  };
  return (
    <fieldset aria-labelledby={labelId}>
      <p className={styles.soft}>{multiChoiceTexts(language).several}</p>
      <ul className={styles.options}>
        {task.answers.map((option) => (
          <OptionRow
            key={option.id}
            kind="checkbox"
            name={name}
            answer={option}
            isPicked={answer.picked.includes(option.id)}
            isLocked={isLocked}
            verdict={verdictOf(option.id)}
            language={language}
            onPick={(isPicked) => pick(option.id, isPicked)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

export const multiChoiceView: QuestionView<NoParams, MultiChoiceKey, MultiChoiceAnswer> = {
  paramsSchema: anyParamsSchema,
  keySchema: multiChoiceKeySchema,
  answerSchema: multiChoiceAnswerSchema,
  emptyAnswer: { picked: [] },
  isEmpty: isMultiChoiceEmpty,
  check: checkMultiChoice,
  Control: MultiChoiceControl,
};
