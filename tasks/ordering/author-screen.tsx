// How an author writes an ORDERING: the steps, as they stand in the right order.
import type { ReactElement } from 'react';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { emptyAnswer, emptyAnswers } from '../kit/author/choice-screen.tsx';
import { TextRows } from '../kit/author/text-rows.tsx';
import { orderingAuthorTexts } from './author-texts.ts';
import { orderingKind } from './kind.ts';

const FIRST_STEPS = 3;

/** The answers in the right order: that of the key, or their own where the task names none. */
function inOrder({ answers, key }: TaskDraft): TaskDraft['answers'] {
  if (key.length === 0) return answers;
  const place = (id: string): number => key.findIndex(({ answerId }) => answerId === id);
  return answers.toSorted((one, other) => place(one.id) - place(other.id));
}

function OrderingScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const texts = orderingAuthorTexts(useLanguage());
  return (
    <TextRows
      label={texts.items}
      rowLabel={texts.item}
      addLabel={texts.add}
      how={texts.how}
      rows={inOrder(draft)}
      language={language}
      make={emptyAnswer}
      onChange={(field, rows) =>
        edit(field && `step ${field} ${language}`, (now) => ({ ...now, answers: [...rows], key: [] }))
      }
    />
  );
}

export const ORDERING_AUTHOR: TaskAuthor = {
  kind: orderingKind,
  Screen: OrderingScreen,
  blank: () => ({ answers: emptyAnswers(FIRST_STEPS) }),
  picture: (
    <>
      <rect x="28" y="6" width="60" height="14" rx="3" />
      <rect x="28" y="25" width="60" height="14" rx="3" />
      <rect x="28" y="44" width="60" height="14" rx="3" />
      <path d="M14 10v42M8 46l6 6 6-6" />
    </>
  ),
  example: {
    ru: 'Расставьте шаги нанесения резиста по порядку',
    en: 'Put the steps of resist coating into order',
    ch: '将涂胶步骤排序',
  },
};
