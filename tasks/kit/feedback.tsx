// Feedback on a confirmed answer: whether it was right and why, the points, and the explanation once nothing
// can change.
import type { ReactElement } from 'react';
import type { TaskFeedback } from '#contract/entities/answer-check.ts';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { markAfterHint } from '#contract/marks.ts';
import { Notice, type NoticeTone } from '#src/ui/feedback/notice.tsx';
import styles from './kit.module.css';
import { kitTexts, numberText, type KitTexts } from './kit-texts.ts';
import { richIn } from '#contract/rich-text/nodes.ts';
import { Paragraphs } from './paragraphs.tsx';
import { RichText } from './rich-text.tsx';
import { withoutEcho } from './without-echo.ts';
import { TaskImages } from './task-files.tsx';

const TONES = {
  RIGHT: 'success',
  PARTLY: 'warning',
  WRONG: 'danger',
  NONE: 'info',
  OPEN: 'info',
} as const satisfies Record<TaskFeedback['outcome'], NoticeTone>;

const TITLES = {
  RIGHT: 'right',
  PARTLY: 'partly',
  WRONG: 'wrong',
  NONE: 'noAnswer',
  OPEN: 'forTeacher',
} as const satisfies Record<TaskFeedback['outcome'], keyof KitTexts>;

/** The points; null where only a teacher can tell. What a teacher will confirm is said to be a proposal. */
function scoreOf(
  { outcome, needsReview, mark, maxScore }: TaskFeedback,
  hintCost: number,
  language: Language,
) {
  if (outcome === 'OPEN') return null;
  const texts = kitTexts(language);
  const told = markAfterHint(mark, hintCost > 0, hintCost);
  const score = filled(told === mark ? texts.score : texts.scoreAfterHint, {
    mark: numberText(told, language),
    max: numberText(maxScore, language),
  });
  return needsReview ? filled(texts.proposed, { score }) : score;
}

interface FeedbackProps {
  readonly feedback: TaskFeedback;
  readonly language: Language;
  /** What is said of a right answer; left out, that it is right. */
  readonly right: string | undefined;
  /** What the hint takes off the mark, if it was taken. */
  readonly hintCost: number;
}

export function Feedback({ feedback, language, right, hintCost }: FeedbackProps): ReactElement {
  const texts = kitTexts(language);
  const { outcome, resultText, answerFileIds } = feedback;
  const score = scoreOf(feedback, hintCost, language);
  const isExplained = resultText !== null && textIn(resultText, language) !== '';
  const isRich = richIn(feedback.text, language) !== undefined;
  const title = (outcome === 'RIGHT' ? right : undefined) ?? texts[TITLES[outcome]];
  return (
    <div className={styles.feedback}>
      <Notice tone={TONES[outcome]} title={title}>
        {isRich ? (
          <RichText text={feedback.text} language={language} />
        ) : (
          <Paragraphs text={withoutEcho(textIn(feedback.text, language), title)} />
        )}
        {score === null ? null : <p className={styles.score}>{score}</p>}
      </Notice>
      {isExplained ? (
        <section className={styles.explanation}>
          <h2>{texts.explanation}</h2>
          <RichText text={resultText} language={language} />
        </section>
      ) : null}
      <TaskImages ids={answerFileIds} language={language} />
    </div>
  );
}
