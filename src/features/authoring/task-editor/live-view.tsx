// The task as a learner meets it, as it is told after the answer, and as a reviewer sees it: the screens that they get, beside what is written.
import { memo, Suspense, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import type { QuestionKind } from '#tasks/kit/kind.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import { viewsOf } from '#tasks/views.ts';
import { attemptTask, orderOfView, wholeTask, type WholeTask } from './shown-task.ts';
import styles from './task-editor.module.css';

const LOOKS = ['TRAINING', 'SELFCONTROL', 'CONTROL', 'AFTER', 'REVIEW'] as const;
type Look = (typeof LOOKS)[number];
const WIDTHS = ['WIDE', 'PHONE'] as const;
type Width = (typeof WIDTHS)[number];

interface LiveViewProps {
  readonly draft: TaskDraft;
  readonly kind: QuestionKind;
  /** The language that is written. */
  readonly language: Language;
  /** What the part that is being written is shown with. */
  readonly part: unknown;
}

/** Follows the typing when there is time for it. */
export function LiveView({ draft, kind, language, part }: LiveViewProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const shown = useDeferredValue(draft);
  const [look, setLook] = useState<Look>('TRAINING');
  const [width, setWidth] = useState<Width>('WIDE');
  const [chosen, choose] = useState<Language>();
  const read = chosen ?? language;
  return (
    <Card title={t('view.title')}>
      <div className={styles.viewChoices}>
        <Select
          label={t('view.as')}
          placeholder={t('view.as')}
          value={look}
          onChange={setLook}
          options={LOOKS.map((value) => ({ value, label: t(`view.looks.${value}`) }))}
        />
        <RadioGroup
          look="segments"
          label={t('view.language')}
          value={read}
          onChange={choose}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={LANGUAGE_TAGS[value]}>{LANGUAGE_NAMES[value]}</span>,
          }))}
        />
        <RadioGroup
          look="segments"
          label={t('view.width')}
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((value) => ({ value, label: t(`view.widths.${value}`) }))}
        />
      </div>
      <div className={styles.shown} data-width={width} lang={LANGUAGE_TAGS[read]}>
        <Shown draft={shown} kind={kind} look={look} language={read} part={part} />
      </div>
    </Card>
  );
}

/** Whether a mode shuffles; what comes after an answer keeps the order in which it was given. */
const SHUFFLED: Readonly<Partial<Record<Look, boolean>>> = {
  TRAINING: false,
  SELFCONTROL: true,
  CONTROL: true,
};

interface Answer {
  readonly answer: unknown;
  readonly isShuffled: boolean;
}

interface ShownProps extends LiveViewProps {
  readonly look: Look;
}

const Shown = memo(function Shown({ draft, kind, look, language, part }: ShownProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const task = useMemo(() => wholeTask(kind, draft), [kind, draft]);
  const [given, setGiven] = useState<Answer>({ answer: part, isShuffled: false });
  const [shownPart, setShownPart] = useState(part);
  if (shownPart !== part) {
    setShownPart(part);
    setGiven({ answer: part, isShuffled: SHUFFLED[look] ?? given.isShuffled });
  }
  if (task === undefined) return <Notice tone="info">{t('view.notYet')}</Notice>;
  // What was answered in one order is shown in that order; another mode begins without it.
  const isShuffled = SHUFFLED[look] ?? given.isShuffled;
  const known = given.isShuffled === isShuffled ? given.answer : null;
  const onEvent = (event: AttemptEvent): void => {
    if (event.type === 'DRAFT' || event.type === 'ANSWER') setGiven({ answer: event.answer, isShuffled });
  };
  const shown = { task, answer: known, order: orderOfView(isShuffled), language, part: shownPart };
  return (
    <Suspense fallback={<Skeleton shape="block" height="160px" />}>
      {look === 'REVIEW' ? <Reviewed {...shown} /> : <Answered {...shown} look={look} onEvent={onEvent} />}
    </Suspense>
  );
});

interface TaskProps extends Pick<LiveViewProps, 'part'> {
  readonly task: WholeTask;
  readonly answer: unknown;
  readonly order: AnswerOrder;
  readonly language: Language;
}

interface AnsweredProps extends TaskProps {
  readonly look: Exclude<Look, 'REVIEW'>;
  readonly onEvent: (event: AttemptEvent) => void;
}

/** The answer screen begins anew with each change of the task and of the part that is written, and goes on with the answer given before. */
function Answered({
  task,
  answer,
  order,
  look,
  language,
  part,
  onEvent,
}: AnsweredProps): ReactElement | null {
  const screen = viewsOf(task.content.taskType)?.answer;
  const isOver = look === 'AFTER';
  const mode = isOver ? 'TRAINING' : look;
  const content = useMemo(() => JSON.stringify(task.content), [task]);
  // Not for each answer: the screen keeps its own.
  const [given, setGiven] = useState({ content, look, part, answer });
  const isSame = given.content === content && given.look === look && given.part === part;
  if (!isSame) setGiven({ content, look, part, answer });
  if (screen === undefined) return null;
  return (
    <screen.Screen
      key={`${look} ${content} ${JSON.stringify(part)}`}
      task={attemptTask(task, mode, { answer: given.answer, isOver, order })}
      mode={mode}
      language={language}
      isReadOnly={false}
      onEvent={onEvent}
      elapsedMs={() => 0}
      bar={null}
    />
  );
}

function Reviewed({ task, answer, order, language }: Omit<TaskProps, 'part'>): ReactElement | null {
  const { kind, content } = task;
  const screen = viewsOf(content.taskType)?.review;
  if (screen === undefined || screen === null) return null;
  return (
    <screen.Screen
      task={attemptTask(task, 'CONTROL', { answer, isOver: true, order })}
      answer={answer}
      solution={kind.keyOf(content, order)}
      check={kind.check(content, order, answer)}
      language={language}
    />
  );
}
