// A text with gaps: each gap is an inline field, to type into or to choose from.
import type { ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import { Select } from '#src/ui/fields/select.tsx';
import kitStyles from '../kit/kit.module.css';
import { kitTexts } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { wordingText } from '../kit/wording-text.ts';
import { emptyQuestionRules } from './check.ts';
import styles from './empty-question.module.css';
import {
  strippedEmptyQuestionSchema,
  textPieces,
  type EmptyQuestionAnswer,
  type EmptyQuestionKey,
  type StrippedEmptyQuestion,
} from './schema.ts';
import { emptyQuestionTexts } from './texts.ts';

type Props = ControlProps<StrippedEmptyQuestion, EmptyQuestionKey, EmptyQuestionAnswer>;
type Gap = StrippedEmptyQuestion['gaps'][number];

function EmptyQuestionControl(props: Props): ReactElement {
  const { params, language } = props;
  const pieces = textPieces(textIn(params.text, language));
  return (
    <div>
      <div className={styles.passage}>
        {pieces.map((piece, at) => {
          // Two pieces of text may be equal, but their positions are fixed, so the position is the React key.
          if (piece.kind === 'TEXT') return <span key={`text-${at}`}>{piece.text}</span>;
          const gap = params.gaps.find(({ id }) => id === piece.id);
          return gap ? (
            <GapField key={gap.id} {...props} gap={gap} number={numberOf(params, gap.id)} />
          ) : null;
        })}
      </div>
      <AcceptedWords {...props} />
    </div>
  );
}

function numberOf({ gaps }: StrippedEmptyQuestion, id: string): number {
  return gaps.findIndex((gap) => gap.id === id) + 1;
}

function GapField(props: Props & { readonly gap: Gap; readonly number: number }): ReactElement {
  const { gap, number, answer, onChange, isLocked, parts, language } = props;
  const texts = emptyQuestionTexts(language);
  const label = filled(texts.gap, { number });
  const value = answer.gaps[gap.id] ?? '';
  const put = (given: string): void => onChange({ gaps: { ...answer.gaps, [gap.id]: given } });
  return (
    <span className={styles.gap}>
      {gap.options === null ? (
        <input
          className={styles.field}
          aria-label={label}
          value={value}
          maxLength={500}
          autoComplete="off"
          readOnly={isLocked}
          onChange={(event) => put(event.currentTarget.value)}
        />
      ) : (
        <Select
          className={styles.picked}
          label={label}
          labelHidden
          placeholder={texts.choose}
          options={gap.options.map(({ id, content }) => ({ value: id, label: textIn(content, language) }))}
          value={value === '' ? null : value}
          disabled={isLocked}
          onChange={put}
        />
      )}
      <VerdictMark verdict={verdictOf(parts, gap.id)} language={language} />
    </span>
  );
}

/** The accepted words of each gap, once they may be shown. */
function AcceptedWords({ params, solution, language }: Props): ReactElement | null {
  if (solution === null) return null;
  const wordsOf = (gap: Gap): string => {
    const accepted = solution.gaps[gap.id] ?? [];
    const option = gap.options?.find(({ id }) => id === accepted[0]);
    if (option !== undefined) return textIn(option.content, language);
    return wordingText(solution.wordings?.[gap.id], accepted, language);
  };
  return (
    <section className={kitStyles.explanation}>
      <h2>{kitTexts(language).rightAnswer}</h2>
      {params.gaps.map((gap, at) => (
        <p key={gap.id}>
          {filled(emptyQuestionTexts(language).accepted, { number: at + 1, words: wordsOf(gap) })}
        </p>
      ))}
    </section>
  );
}

export const EMPTY_QUESTION_VIEW: QuestionView<StrippedEmptyQuestion, EmptyQuestionKey, EmptyQuestionAnswer> =
  {
    ...emptyQuestionRules,
    paramsSchema: strippedEmptyQuestionSchema,
    Control: EmptyQuestionControl,
  };
