// How an author writes a MULTICHOICE.
import type { ReactElement } from 'react';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { blankChoice, ChoiceScreen } from '../kit/author/choice-screen.tsx';
import { multiChoiceKind } from './kind.ts';

function MultiChoiceScreen(props: AuthorScreenProps): ReactElement {
  return <ChoiceScreen {...props} isSingle={false} />;
}

export const MULTI_CHOICE_AUTHOR: TaskAuthor = {
  kind: multiChoiceKind,
  Screen: MultiChoiceScreen,
  blank: blankChoice,
  picture: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="m11 14 3 3 5-6M30 14h52M30 32h40M30 50h46M11 50l3 3 5-6" />
      <rect x="8" y="26" width="12" height="12" rx="2" />
      <rect x="8" y="44" width="12" height="12" rx="2" />
    </>
  ),
  example: {
    ru: 'Какие вещи нельзя вносить в чистую зону?',
    en: 'Which things must not be brought into the clean zone?',
    ch: '哪些物品不得带入洁净区？',
  },
};
