// The frame around every question: its text, pictures and documents, the hint, the confirm button, and the
// feedback.
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { filled } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { AnswerScreenProps } from '../view-props.ts';
import { Feedback } from './feedback.tsx';
import styles from './kit.module.css';
import { cannotImprove } from '#contract/marks.ts';
import { kitTexts, pointsText, triesText } from './kit-texts.ts';
import { QuestionText } from './question-text.tsx';
import { RichText } from './rich-text.tsx';
import type { FrameWords } from './question-view.ts';
import type { QuestionState } from './use-question.ts';

/** The state that the frame shows of any question, whatever its answers look like. */
type QuestionStanding = Omit<QuestionState<unknown>, 'answer' | 'change'>;

interface FrameProps {
  readonly props: AnswerScreenProps;
  readonly state: QuestionStanding;
  readonly labelId: string;
  /** Left out: the words of every question. */
  readonly words: FrameWords | undefined;
  /** The type shows the question's pictures itself. */
  readonly hidesImages: boolean;
  readonly hidesDocuments: boolean;
  readonly children: ReactNode;
}

export function QuestionFrame(frame: FrameProps): ReactElement {
  const { props, state, labelId, words, hidesImages, hidesDocuments, children } = frame;
  const { task, language, bar } = props;
  // A page that just became read-only (taken over, being submitted) did not press anything, so the focus
  // stays.
  const told = useFocusOnceTrue<HTMLDivElement>(state.isSettled);
  useShownOnceTrue(told, state.feedback !== undefined);
  const answer = useRef<HTMLDivElement>(null);
  return (
    <>
      {bar}
      <article className={styles.sheet} aria-labelledby={labelId}>
        <QuestionText task={task} language={language} {...{ labelId, hidesImages, hidesDocuments }} />
        <div ref={answer} className={styles.answer}>
          {children}
        </div>
        {isOffered(state, words) ? (
          <ConfirmRow props={props} state={state} words={words} onChange={() => focusInto(answer.current)} />
        ) : null}
        <HintArea props={props} state={state} />
        <div ref={told} tabIndex={-1} className={styles.told} aria-live={state.isLocked ? 'off' : 'polite'}>
          {state.feedback === undefined ? (
            <Standing props={props} state={state} />
          ) : (
            <>
              <Feedback
                feedback={state.feedback}
                language={language}
                right={words?.right}
                hintCost={state.hintTaken ? task.hintPenalty : 0}
              />
              <NoMoreAttempts props={props} state={state} />
            </>
          )}
        </div>
      </article>
    </>
  );
}

/** Moves the focus to what replaced the pressed button. */
function useFocusOnceTrue<Element extends HTMLElement>(is: boolean): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const was = useRef(is);
  useEffect(() => {
    if (is && !was.current) place.current?.focus();
    was.current = is;
  }, [is]);
  return place;
}

/** What is told below a tall answer is brought into view; what stands there from the start is not gone to. */
function useShownOnceTrue(place: RefObject<HTMLElement | null>, is: boolean): void {
  const was = useRef(is);
  useEffect(() => {
    if (is && !was.current) place.current?.scrollIntoView({ block: 'nearest' });
    was.current = is;
  }, [place, is]);
}

type PartProps = Pick<FrameProps, 'props' | 'state'>;

/** Hints exist only in TRAINING; the button shows the cost before the hint is taken. */
function HintArea({ props, state }: PartProps): ReactElement | null {
  const { task, mode, language, isReadOnly } = props;
  const shown = useFocusOnceTrue<HTMLDivElement>(state.hintTaken);
  if (mode !== 'TRAINING' || !task.hasHint) return null;
  const texts = kitTexts(language);
  if (state.hintTaken) {
    return (
      <div ref={shown} tabIndex={-1} className={styles.told}>
        <Notice tone="info" title={texts.hint}>
          {state.hint ? <RichText text={state.hint} language={language} /> : texts.hintComing}
        </Notice>
      </div>
    );
  }
  if (isReadOnly || state.isLocked) return null;
  const cost = filled(texts.hintCosts, { points: pointsText(task.hintPenalty, language) });
  return (
    <div className={styles.hint}>
      <Button
        size="s"
        variant="secondary"
        icon={<Lightbulb size={16} aria-hidden="true" />}
        text={texts.showHint}
        aria-describedby={task.hintPenalty > 0 ? `${task.id}-hint-cost` : undefined}
        onClick={state.takeHint}
      />
      {task.hintPenalty > 0 ? (
        <span id={`${task.id}-hint-cost`} className={styles.soft}>
          {cost}
        </span>
      ) : null}
    </div>
  );
}

/** Moves the focus to where an answer is changed. */
function focusInto(answer: HTMLElement | null): void {
  answer
    ?.querySelector<HTMLElement>(
      'input:not(:disabled), textarea, button:not([aria-disabled]), [tabindex="0"]',
    )
    ?.focus();
}

/** What is gone through is confirmed at its end alone. */
const isOffered = ({ isLocked, isEmpty }: QuestionStanding, words: FrameWords | undefined): boolean =>
  !isLocked && !(isEmpty && words !== undefined);

function ConfirmRow({
  props,
  state,
  words,
  onChange,
}: PartProps & Pick<FrameProps, 'words'> & { readonly onChange: () => void }): ReactElement {
  const { task, language } = props;
  const texts = kitTexts(language);
  const number = state.attemptsUsed + 1;
  if (state.isConfirmed && state.feedback !== undefined) {
    return (
      <div className={styles.confirm}>
        <Button text={triesText(task.maxAttempts - state.attemptsUsed, language)} onClick={onChange} />
      </div>
    );
  }
  return (
    <div className={styles.confirm}>
      <Button
        text={state.attemptsUsed > 0 ? texts.confirmAgain : (words?.confirm ?? texts.confirm)}
        disabled={state.isEmpty || state.isConfirmed}
        tooltip={state.isEmpty ? texts.nothingYet : undefined}
        onClick={state.confirm}
      />
      <span className={styles.soft}>
        {task.maxAttempts > 1 && words === undefined
          ? `${filled(texts.attempt, { number, total: task.maxAttempts })} · `
          : ''}
        {pointsText(task.maxScore, language)}
      </span>
    </div>
  );
}

/** Says that no tries are left, if another one could have improved the result. */
function NoMoreAttempts({ props, state }: PartProps): ReactElement | null {
  const { task, mode, language } = props;
  if (mode !== 'TRAINING' || state.attemptsUsed < task.maxAttempts) return null;
  if (state.feedback !== undefined && cannotImprove(state.feedback.outcome)) return null;
  const text = filled(kitTexts(language).attemptsUsed, { total: task.maxAttempts });
  return <Notice tone="warning">{text}</Notice>;
}

/** Where there is no feedback yet: says that the answer was accepted, or that no tries are left. */
function Standing({ props, state }: PartProps): ReactElement | null {
  const { task, mode, language } = props;
  const texts = kitTexts(language);
  const isUsedUp = state.attemptsUsed >= task.maxAttempts;
  if (isUsedUp && mode === 'TRAINING') return <NoMoreAttempts props={props} state={state} />;
  if (isUsedUp) return <Notice tone="info">{texts.confirmed}</Notice>;
  return state.isConfirmed ? <Notice tone="info">{texts.confirmedChange}</Notice> : null;
}
