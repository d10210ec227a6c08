// An answer for each item on the left: chosen from a list, or dragged onto the row.
import { GripVertical, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { TaskImages } from '../kit/task-files.tsx';
import { dragLook, usePointerDrag, type PointerDrag } from '#src/ui/sorting/use-pointer-drag.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { matchingRules } from './check.ts';
import styles from './matching.module.css';
import {
  strippedMatchingSchema,
  type LeftSide,
  type MatchingAnswer,
  type MatchingKey,
  type StrippedMatching,
} from './schema.ts';
import { matchingTexts } from './texts.ts';

type Props = ControlProps<StrippedMatching, MatchingKey, MatchingAnswer>;

function withPair({ pairs }: MatchingAnswer, left: string, answer: string | null): MatchingAnswer {
  const rest = Object.entries(pairs).filter(([id]) => id !== left);
  return { pairs: Object.fromEntries(answer === null ? rest : [...rest, [left, answer]]) };
}

function MatchingControl(props: Props): ReactElement {
  const { params, answer, onChange, isLocked, language, labelId } = props;
  const texts = matchingTexts(language);
  const drag = usePointerDrag(isLocked, (id, place) => {
    if (place !== null) onChange(withPair(answer, place, id));
  });
  return (
    <fieldset aria-labelledby={labelId} className={styles.board}>
      {isLocked ? null : <p className={kitStyles.soft}>{texts.how}</p>}
      <ul className={styles.rows}>
        {params.left.map((left) => (
          <MatchingRow key={left.id} {...props} left={left} drag={drag} />
        ))}
      </ul>
      <AnswerPool {...props} drag={drag} />
    </fieldset>
  );
}

interface RowProps extends Props {
  readonly left: LeftSide;
  readonly drag: PointerDrag;
}

function MatchingRow(props: RowProps): ReactElement {
  const { task, left, drag, answer, onChange, isLocked, solution, parts, language } = props;
  const texts = matchingTexts(language);
  const name = textIn(left.content, language);
  const options = task.answers.map(({ id, content }) => ({ value: id, label: textIn(content, language) }));
  const nameOf = (id: string | undefined): string => options.find(({ value }) => value === id)?.label ?? '';
  const chosen = answer.pairs[left.id] ?? null;
  const right = solution?.pairs[left.id];
  return (
    <li className={styles.row} data-drop={left.id} {...dragLook(drag, left.id)}>
      <div className={styles.left}>
        <span>{name}</span>
        <TaskImages ids={left.filesId} language={language} />
      </div>
      <div className={styles.right}>
        <Select
          className={styles.select}
          label={filled(texts.pairOf, { name })}
          labelHidden
          placeholder={texts.choose}
          options={options}
          value={chosen}
          disabled={isLocked}
          onChange={(id) => onChange(withPair(answer, left.id, id))}
        />
        {chosen === null || isLocked ? null : (
          <IconButton
            size="s"
            label={filled(texts.clear, { name })}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(withPair(answer, left.id, null))}
          />
        )}
        <VerdictMark verdict={verdictOf(parts, left.id)} language={language} />
        {right === undefined || right === chosen ? null : (
          <p className={kitStyles.soft}>{filled(texts.right, { name: nameOf(right) })}</p>
        )}
      </div>
    </li>
  );
}

/** The answers to drag from; pictures can be seen here before choosing. */
function AnswerPool(props: Props & { readonly drag: PointerDrag }): ReactElement | null {
  const { task, drag, isLocked, language } = props;
  if (isLocked && task.answers.every(({ filesId }) => filesId.length === 0)) return null;
  const { handleProps } = drag;
  return (
    <section className={styles.pool} aria-label={matchingTexts(language).pool}>
      <h2 className={styles.poolTitle}>{matchingTexts(language).pool}</h2>
      <ul className={styles.chips}>
        {task.answers.map(({ id, content, filesId }) => (
          <li key={id} className={styles.chip} {...dragLook(drag, id)}>
            <span className={styles.grip} {...handleProps(id)}>
              {isLocked ? null : <GripVertical size={16} aria-hidden="true" />}
              {textIn(content, language)}
            </span>
            <TaskImages ids={filesId} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const MATCHING_VIEW: QuestionView<StrippedMatching, MatchingKey, MatchingAnswer> = {
  ...matchingRules,
  paramsSchema: strippedMatchingSchema,
  Control: MatchingControl,
};
