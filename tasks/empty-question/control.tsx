// A text with gaps: each gap is an inline field, to type into or to choose from.
import type { ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import kitStyles from '../kit/kit.module.css';
import { kitTexts } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
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
      <p className={styles.passage}>
        {pieces.map((piece, at) => {
          // Two pieces of text may be equal, but their positions are fixed, so the position is the React key.
          if (piece.kind === 'TEXT') return <span key={`text-${at}`}>{piece.text}</span>;
          const gap = params.gaps.find(({ id }) => id === piece.id);
          return gap ? (
            <GapField key={gap.id} {...props} gap={gap} number={numberOf(params, gap.id)} />
          ) : null;
        })}
      </p>
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
  const shared = {
    'aria-label': filled(texts.gap, { number }),
    value: answer.gaps[gap.id] ?? '',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ gaps: { ...answer.gaps, [gap.id]: event.currentTarget.value } }),
  };
  return (
    <span className={styles.gap}>
      {gap.options === null ? (
        <input {...shared} className={styles.field} maxLength={500} autoComplete="off" readOnly={isLocked} />
      ) : (
        <select {...shared} className={styles.field} disabled={isLocked}>
          <option value="">{texts.choose}</option>
          {gap.options.map(({ id, content }) => (
            <option key={id} value={id}>
              {textIn(content, language)}
            </option>
          ))}
        </select>
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
    return option ? textIn(option.content, language) : accepted.join(' / ');
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
