// Answers to choose from, as native inputs. Pictures are outside the label, so that pressing one enlarges it
// without choosing.
import { useId, type ReactElement } from 'react';
import type { PartVerdict } from '#contract/entities/answer-check.ts';
import { textIn } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { ShownTask } from '../view-props.ts';
import styles from './kit.module.css';
import type { ControlProps } from './question-view.ts';
import type { ChoiceKey } from './schema.ts';
import { withUnitsKept } from './paragraphs.tsx';
import { TaskImages } from './task-files.tsx';
import { VerdictMark } from './verdict-mark.tsx';

interface OptionListProps extends Pick<
  ControlProps<unknown, ChoiceKey, unknown>,
  'task' | 'isLocked' | 'solution' | 'language' | 'labelId'
> {
  /** Choose one, or any number. */
  readonly kind: 'radio' | 'checkbox';
  readonly picked: readonly string[];
  readonly onPick: (id: string, isPicked: boolean) => void;
  /** A note above the list. */
  readonly note?: string;
}

/** The answers of a task to choose from; once the key is shown, also which ones were right. */
export function OptionList(props: OptionListProps): ReactElement {
  const { kind, task, picked, solution, labelId, note, ...shown } = props;
  const name = useId();
  const verdictOf = (id: string): PartVerdict | undefined => {
    if (solution === null) return undefined;
    if (solution.right.includes(id)) return picked.includes(id) ? 'RIGHT' : 'MISSING';
    if (!picked.includes(id)) return undefined;
    return kind === 'radio' ? 'WRONG' : 'EXTRA';
  };
  return (
    <fieldset aria-labelledby={labelId}>
      {note === undefined ? null : <p className={styles.soft}>{note}</p>}
      <ul className={styles.options}>
        {task.answers.map((answer) => (
          <OptionRow
            key={answer.id}
            {...shown}
            {...{ kind, name, answer }}
            isPicked={picked.includes(answer.id)}
            verdict={verdictOf(answer.id)}
            why={picked.includes(answer.id) ? solution?.why?.[answer.id] : undefined}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface OptionRowProps extends Pick<OptionListProps, 'kind' | 'isLocked' | 'language' | 'onPick'> {
  readonly name: string;
  readonly answer: ShownTask['answers'][number];
  readonly isPicked: boolean;
  readonly verdict: PartVerdict | undefined;
  readonly why: LocalizedText | undefined;
}

function OptionRow(props: OptionRowProps): ReactElement {
  const { kind, name, answer, isPicked, isLocked, verdict, why, language, onPick } = props;
  const whyText = why === undefined ? '' : textIn(why, language);
  return (
    <li className={styles.option}>
      <label>
        <input
          type={kind}
          name={name}
          value={answer.id}
          checked={isPicked}
          disabled={isLocked}
          onChange={(event) => onPick(answer.id, event.currentTarget.checked)}
        />
        <span className={styles.optionText}>{withUnitsKept(textIn(answer.content, language))}</span>
        <VerdictMark verdict={verdict} language={language} />
      </label>
      {whyText === '' ? null : <p className={styles.soft}>{whyText}</p>}
      <TaskImages ids={answer.filesId} language={language} />
    </li>
  );
}
