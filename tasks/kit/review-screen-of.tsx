// Builds the review screen of a question type: the question, the answer as given, and the key beside it.
import { useId, type ComponentType, type ReactElement } from 'react';
import { textIn } from '#contract/languages.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { asStored } from '#contract/written-text.ts';
import type { ReviewScreenProps } from '../view-props.ts';
import styles from './kit.module.css';
import { kitTexts } from './kit-texts.ts';
import { QuestionText } from './question-text.tsx';
import type { QuestionView } from './question-view.ts';
import { RichText } from './rich-text.tsx';

const ignore = (): void => undefined;

export function reviewScreenOf<Params, Key, Answer>(
  view: QuestionView<Params, Key, Answer>,
): ComponentType<ReviewScreenProps> {
  const { Control, ReviewControl = Control, hidesImages = false } = view;
  return function QuestionReviewScreen(props: ReviewScreenProps): ReactElement {
    const { task, answer, solution, check, language } = props;
    const labelId = useId();
    const texts = kitTexts(language);
    const params = asStored(() => view.paramsSchema.safeParse(task.params));
    if (!params.success) return <Notice tone="danger">{texts.broken}</Notice>;
    const given = view.answerSchema.safeParse(answer).data ?? view.emptyAnswer;
    const isExplained = solution !== null && textIn(solution.resultText, language) !== '';
    return (
      <article className={styles.question} aria-labelledby={labelId}>
        <QuestionText task={task} language={language} labelId={labelId} hidesImages={hidesImages} />
        {view.isEmpty(given) ? <p className={styles.soft}>{texts.noAnswer}</p> : null}
        <ReviewControl
          task={task}
          params={params.data}
          answer={given}
          onChange={ignore}
          isLocked
          solution={asStored(() => view.keySchema.safeParse(solution?.key)).data ?? null}
          parts={check?.parts ?? []}
          language={language}
          labelId={labelId}
        />
        {isExplained ? (
          <section className={styles.explanation}>
            <h2>{texts.explanation}</h2>
            <RichText text={solution.resultText} language={language} />
          </section>
        ) : null}
      </article>
    );
  };
}
