// How an author writes a MATCHING: pairs, and answers that match nothing.
import type { ReactElement } from 'react';
import { z } from 'zod';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { filled, textIn } from '#contract/languages.ts';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { emptyAnswer, emptyAnswers } from '../kit/author/choice-screen.tsx';
import { EMPTY_TEXT, TextInput } from '../kit/author/text-input.tsx';
import { freshId, TextRows, type TextRow } from '../kit/author/text-rows.tsx';
import { matchingAuthorTexts } from './author-texts.ts';
import { matchingKind } from './kind.ts';

const FIRST_PAIRS = 2;
const MAX_PAIRS = 50;

const begunSchema = z.object({
  left: z
    .array(
      z.object({ id: z.string(), content: optionalTextSchema, filesId: z.array(z.string()).default([]) }),
    )
    .catch([]),
});
type Left = z.infer<typeof begunSchema>['left'][number];

const leftOf = (draft: TaskDraft): readonly Left[] => begunSchema.parse(draft.params).left;

function answerOf(draft: TaskDraft, leftId: string): TaskDraft['answers'][number] | undefined {
  const right = draft.key.find(({ id }) => id === leftId)?.answerId;
  return draft.answers.find(({ id }) => id === right);
}

/** The pairs as they are to be: each new one gets an answer, and the answers of those gone go with them. */
function withPairs(draft: TaskDraft, left: readonly Left[]): TaskDraft {
  const ids = new Set(left.map(({ id }) => id));
  const key = draft.key.filter(({ id }) => ids.has(id));
  const used = new Set(key.map(({ answerId }) => answerId));
  const wasUsed = new Set(draft.key.map(({ answerId }) => answerId));
  const kept = draft.answers.filter(({ id }) => used.has(id) || !wasUsed.has(id));
  const bare = left.filter(({ id }) => !key.some((one) => one.id === id));
  const made = emptyAnswers(bare.length);
  return {
    ...draft,
    params: { ...draft.params, left: [...left] },
    answers: [...kept, ...made],
    key: [...key, ...bare.flatMap(({ id }, at) => (made[at] ? [{ id, answerId: made[at].id }] : []))],
  };
}

function withAnswer(draft: TaskDraft, leftId: string, content: Left['content']): TaskDraft {
  const answer = answerOf(draft, leftId);
  if (answer !== undefined)
    return {
      ...draft,
      answers: draft.answers.map((one) => (one.id === answer.id ? { ...one, content } : one)),
    };
  const made = emptyAnswer({ id: freshId(), content });
  const key = draft.key.filter(({ id }) => id !== leftId);
  return { ...draft, answers: [...draft.answers, made], key: [...key, { id: leftId, answerId: made.id }] };
}

function MatchingScreen(props: AuthorScreenProps): ReactElement {
  const { draft, language, edit } = props;
  const texts = matchingAuthorTexts(useLanguage());
  const used = new Set(draft.key.map(({ answerId }) => answerId));
  return (
    <div className={styles.form}>
      <TextRows
        label={texts.pairs}
        rowLabel={texts.pair}
        showsLabels
        addLabel={texts.addPair}
        how={texts.how}
        rows={leftOf(draft)}
        language={language}
        max={MAX_PAIRS}
        make={(row) => ({ ...row, filesId: [] as string[] })}
        onChange={(field, rows) => edit(field && `left ${field} ${language}`, (now) => withPairs(now, rows))}
        below={(row, name) => <RightAnswer {...props} row={row} name={name} />}
      />
      <section className={styles.form}>
        <h3 className={styles.title}>{texts.extra}</h3>
        <TextRows
          label={texts.extra}
          rowLabel={texts.extraRow}
          addLabel={texts.addExtra}
          how={texts.extraHow}
          rows={draft.answers.filter(({ id }) => !used.has(id))}
          language={language}
          make={emptyAnswer}
          onChange={(field, rows) =>
            edit(field && `extra ${field} ${language}`, (now) => ({
              ...now,
              answers: [...now.answers.filter(({ id }) => used.has(id)), ...rows],
            }))
          }
        />
      </section>
    </div>
  );
}

interface RightAnswerProps extends AuthorScreenProps {
  readonly row: TextRow;
  readonly name: string;
}

/** The answer of a pair; it comes with the pair, and anew where a merge has lost it. */
function RightAnswer({ draft, language, edit, row, name }: RightAnswerProps): ReactElement {
  const texts = matchingAuthorTexts(useLanguage());
  const { id } = row;
  const number = leftOf(draft).findIndex((one) => one.id === id) + 1;
  const isNamed = textIn(row.content, language).trim() !== '';
  return (
    <TextInput
      label={isNamed ? filled(texts.answer, { name }) : filled(texts.answerOfPair, { number })}
      text={answerOf(draft, id)?.content ?? EMPTY_TEXT}
      language={language}
      onChange={(content) => edit(`right ${id} ${language}`, (now) => withAnswer(now, id, content))}
    />
  );
}

export const MATCHING_AUTHOR: TaskAuthor = {
  kind: matchingKind,
  Screen: MatchingScreen,
  blank: () => {
    const left = Array.from({ length: FIRST_PAIRS }, () => ({
      id: freshId(),
      content: EMPTY_TEXT,
      filesId: [],
    }));
    const answers = emptyAnswers(FIRST_PAIRS);
    const key = left.flatMap(({ id }, at) => (answers[at] ? [{ id, answerId: answers[at].id }] : []));
    return { answers, key, params: { left } };
  },
  picture: (
    <>
      <rect x="6" y="6" width="30" height="14" rx="3" />
      <rect x="6" y="25" width="30" height="14" rx="3" />
      <rect x="6" y="44" width="30" height="14" rx="3" />
      <rect x="60" y="6" width="30" height="14" rx="3" />
      <rect x="60" y="25" width="30" height="14" rx="3" />
      <rect x="60" y="44" width="30" height="14" rx="3" />
      <path d="m36 13 24 19M36 32l24 19M36 51l24-38" />
    </>
  ),
  example: {
    ru: 'Сопоставьте цвет сигнальной колонны и состояние установки',
    en: 'Match the colour of the signal tower with the state of the tool',
    ch: '将信号塔颜色与设备状态配对',
  },
};
