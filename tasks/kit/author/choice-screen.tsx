// The author screen of every choice among answers: options with what is right, pictures, and why one is wrong.
import type { ReactElement } from 'react';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { begunChoiceSchema } from '../schema.ts';
import type { AuthorScreenProps, BlankParts } from './author-props.ts';
import { authorTexts } from './author-texts.ts';
import styles from './author.module.css';
import { PicturesField } from './files-fields.tsx';
import { EMPTY_TEXT, TextInput } from './text-input.tsx';
import { freshId, TextRows, type TextRow } from './text-rows.tsx';

type Answer = TaskDraft['answers'][number];

const FIRST_OPTIONS = 2;

export const emptyAnswer = ({ id, content }: TextRow): Answer => ({ id, content, filesId: [] });

export const emptyAnswers = (count: number): Answer[] =>
  Array.from({ length: count }, () => emptyAnswer({ id: freshId(), content: EMPTY_TEXT }));

export const blankChoice = (): BlankParts => ({ answers: emptyAnswers(FIRST_OPTIONS), params: {} });

interface ChoiceScreenProps extends AuthorScreenProps {
  /** Only one option is right: marking another takes its place. */
  readonly isSingle: boolean;
}

function withRight(draft: TaskDraft, id: string, isSingle: boolean): TaskDraft {
  const isRight = draft.key.some(({ answerId }) => answerId === id);
  const others = isSingle ? [] : draft.key.filter(({ answerId }) => answerId !== id);
  return { ...draft, key: isRight ? others : [...others, { id, answerId: id }] };
}

/** An option that is gone is neither right nor explained. */
function withAnswers(draft: TaskDraft, answers: readonly Answer[]): TaskDraft {
  const left = new Set(answers.map(({ id }) => id));
  const { why } = begunChoiceSchema.parse(draft.params);
  const kept = Object.entries(why).filter(([id]) => left.has(id));
  return {
    ...draft,
    answers: [...answers],
    key: draft.key.filter(({ answerId }) => left.has(answerId)),
    params:
      kept.length === Object.keys(why).length
        ? draft.params
        : { ...draft.params, why: Object.fromEntries(kept) },
  };
}

export function ChoiceScreen(props: ChoiceScreenProps): ReactElement {
  const { draft, language, edit, isSingle } = props;
  const texts = authorTexts(useLanguage());
  const { keepsOrder } = begunChoiceSchema.parse(draft.params);
  return (
    <div className={styles.form}>
      <TextRows
        label={texts.options}
        rowLabel={texts.option}
        addLabel={texts.addOption}
        how={texts.optionsHow}
        rows={draft.answers.map((answer) => ({ ...answer }))}
        language={language}
        make={emptyAnswer}
        onChange={(field, answers) =>
          edit(field && `answer ${field} ${language}`, (now) => withAnswers(now, answers))
        }
        before={({ id }, name) => (
          <Checkbox
            label={texts.right}
            aria-label={`${texts.right}: ${name}`}
            checked={draft.key.some(({ answerId }) => answerId === id)}
            onChange={() => edit(null, (now) => withRight(now, id, isSingle))}
          />
        )}
        below={(answer, name) => <BelowOption {...props} answer={answer} name={name} />}
      />
      <Switch
        label={texts.keepsOrder}
        description={texts.keepsOrderHow}
        checked={keepsOrder}
        onChange={() => edit(null, (now) => ({ ...now, params: { ...now.params, keepsOrder: !keepsOrder } }))}
      />
    </div>
  );
}

interface BelowProps extends AuthorScreenProps {
  readonly answer: Answer;
  readonly name: string;
}

/** The picture of an option, and why it is wrong if it is. */
function BelowOption({ draft, language, edit, answer, name }: BelowProps): ReactElement {
  const texts = authorTexts(useLanguage());
  const { id, filesId } = answer;
  const { why } = begunChoiceSchema.parse(draft.params);
  const isRight = draft.key.some(({ answerId }) => answerId === id);
  return (
    <>
      {isRight || answer.content.ru.trim() === '' ? null : (
        <TextInput
          label={texts.why}
          text={why[id] ?? EMPTY_TEXT}
          language={language}
          onChange={(text) =>
            edit(`why ${id} ${language}`, (now) => ({
              ...now,
              params: { ...now.params, why: { ...begunChoiceSchema.parse(now.params).why, [id]: text } },
            }))
          }
        />
      )}
      <PicturesField
        ids={filesId}
        of={name}
        onChange={(ids) =>
          edit(null, (now) => ({
            ...now,
            answers: now.answers.map((one) => (one.id === id ? { ...one, filesId: ids } : one)),
          }))
        }
      />
    </>
  );
}
