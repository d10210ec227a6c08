// Builds the answer screen of a question type from the type's own parts.
import { useId, type ComponentType, type ReactElement } from 'react';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { asStored } from '#contract/written-text.ts';
import type { AnswerScreenProps } from '../view-props.ts';
import { kitTexts } from './kit-texts.ts';
import { QuestionFrame } from './question-frame.tsx';
import type { QuestionView } from './question-view.ts';
import { useQuestion } from './use-question.ts';

export function answerScreenOf<Params, Key, Answer>(
  view: QuestionView<Params, Key, Answer>,
): ComponentType<AnswerScreenProps> {
  const { Control, says, hidesImages = false, hidesDocuments = false } = view;
  return function QuestionAnswerScreen(props: AnswerScreenProps): ReactElement {
    const { task, language, bar } = props;
    const labelId = useId();
    const state = useQuestion(view, props);
    const params = asStored(() => view.paramsSchema.safeParse(task.params));
    if (!params.success) {
      return (
        <>
          {bar}
          <Notice tone="danger">{kitTexts(language).broken}</Notice>
        </>
      );
    }
    return (
      <QuestionFrame
        props={props}
        state={state}
        labelId={labelId}
        words={says?.(language)}
        {...{ hidesImages, hidesDocuments }}
      >
        <Control
          task={task}
          params={params.data}
          answer={state.answer}
          onChange={state.change}
          isLocked={state.isLocked}
          solution={asStored(() => view.keySchema.safeParse(state.feedback?.key)).data ?? null}
          parts={state.feedback?.parts ?? []}
          language={language}
          labelId={labelId}
        />
      </QuestionFrame>
    );
  };
}
