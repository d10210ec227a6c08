// "What comes next?": a question about the open chart, answered at once and not graded.
import { useState, type ReactElement } from 'react';
import { filled, PUNCTUATION, type Language } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { standardName } from '#machines/kit/nested-rows.ts';
import type { ShownChart } from './shown-charts.ts';
import { chartTexts, eventName, stateName } from './texts/chart-texts.ts';
import { nextQuestion, type NextChoice, type NextQuestion } from './what-comes-next.ts';
import styles from './charts.module.css';

interface AskNextProps {
  readonly shown: ShownChart;
  /** The current state of the machine's chart. */
  readonly state: string;
  readonly language: Language;
  readonly onAnswered: (isAnswered: boolean) => void;
}

interface Asked {
  readonly round: number;
  /** The question stays the same even when the machine has moved on. */
  readonly question: NextQuestion | undefined;
  readonly given?: NextChoice;
}

export function AskNext({ shown, state, language, onAnswered }: AskNextProps): ReactElement {
  const texts = chartTexts(language).ask;
  const [asked, setAsked] = useState<Asked>();
  const ask = (): void => {
    const round = (asked?.round ?? -1) + 1;
    setAsked({ round, question: nextQuestion(shown.chart, state, round) });
    onAnswered(false);
  };
  const question = asked?.question;
  return (
    <section className={styles.ask} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {question ? (
        <Choices
          id={shown.id}
          question={question}
          given={asked.given}
          language={language}
          onChoose={(given) => {
            setAsked({ ...asked, given });
            onAnswered(true);
          }}
        />
      ) : null}
      <Answer id={shown.id} asked={asked} state={state} language={language} />
      {question && !asked.given ? null : (
        <Button size="s" variant="secondary" text={asked ? texts.next : texts.begin} onClick={ask} />
      )}
    </section>
  );
}

interface AnswerProps extends Pick<AskNextProps, 'state' | 'language'> {
  readonly id: ShownChart['id'];
  readonly asked: Asked | undefined;
}

/** A screen reader announces it when it appears. */
function Answer({ id, asked, state, language }: AnswerProps): ReactElement {
  const texts = chartTexts(language).ask;
  const question = asked?.question;
  const given = asked?.given;
  const hasMoved = question !== undefined && question.state !== standardName(state);
  return (
    <div aria-live="polite">
      {asked && !question ? <p>{texts.nothing}</p> : null}
      {question && given ? (
        <p data-answer={given.row === undefined ? 'wrong' : 'right'}>
          {reason(id, question, given, language)}
        </p>
      ) : null}
      {hasMoved ? <p>{texts.moved}</p> : null}
    </div>
  );
}

interface ChoicesProps {
  readonly id: ShownChart['id'];
  readonly question: NextQuestion;
  readonly given: NextChoice | undefined;
  readonly language: Language;
  readonly onChoose: (choice: NextChoice) => void;
}

function Choices({ id, question, given, language, onChoose }: ChoicesProps): ReactElement {
  const texts = chartTexts(language).ask;
  return (
    <>
      <p>{filled(texts.text, { state: stateName(id, question.state, language) })}</p>
      <ul className={styles.choices}>
        {question.choices.map((choice) => (
          <li key={`${choice.event} ${choice.to}`}>
            <button
              type="button"
              aria-pressed={choice === given}
              aria-disabled={given !== undefined}
              onClick={() => {
                if (given === undefined) onChoose(choice);
              }}
            >
              {filled(texts.choice, {
                event: eventName(choice.event, language),
                to: stateName(id, choice.to, language),
              })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function reason(
  id: ShownChart['id'],
  { state, possible }: NextQuestion,
  given: NextChoice,
  language: Language,
): string {
  const texts = chartTexts(language).ask;
  const from = stateName(id, state, language);
  const words = (row: Pick<NextChoice, 'event' | 'to'>) => ({
    event: eventName(row.event, language),
    to: stateName(id, row.to, language),
  });
  if (given.row !== undefined) return filled(texts.right, { row: given.row, from, ...words(given) });
  const rows = possible.map((row) => filled(texts.possible, { row: row.row, ...words(row) }));
  return filled(texts.wrong, { state: from, rows: rows.join(PUNCTUATION[language].semicolon) });
}
