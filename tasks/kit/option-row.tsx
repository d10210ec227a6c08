// One answer to pick: a native input with its words; its pictures stand beside the label, so that a press enlarges and does not pick.
import type { ReactElement } from 'react';
import type { PartVerdict } from '#contract/entities/answer-check.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import type { ShownTask } from '../review-screen.ts';
import styles from './kit.module.css';
import { withUnitsKept } from './question-text.tsx';
import { TaskImages } from './task-files.tsx';
import { VerdictMark } from './verdict-mark.tsx';

interface OptionRowProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly answer: ShownTask['answers'][number];
  readonly isPicked: boolean;
  readonly isLocked: boolean;
  readonly verdict: PartVerdict | undefined;
  readonly language: Language;
  readonly onPick: (isPicked: boolean) => void;
}

export function OptionRow(props: OptionRowProps): ReactElement {
  const { kind, name, answer, isPicked, isLocked, verdict, language, onPick } = props;
  return (
    <li className={styles.option}>
      <label>
        <input
          type={kind}
          name={name}
          value={answer.id}
          checked={isPicked}
          disabled={isLocked}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
        <span className={styles.optionText}>{withUnitsKept(textIn(answer.content, language))}</span>
        <VerdictMark verdict={verdict} language={language} />
      </label>
      <TaskImages ids={answer.filesId} language={language} />
    </li>
  );
}
