// How an author writes a SINGLECHOICE.
import type { ReactElement } from 'react';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { blankChoice, ChoiceScreen } from '../kit/author/choice-screen.tsx';
import { singleChoiceKind } from './kind.ts';

function SingleChoiceScreen(props: AuthorScreenProps): ReactElement {
  return <ChoiceScreen {...props} isSingle />;
}

export const SINGLE_CHOICE_AUTHOR: TaskAuthor = {
  kind: singleChoiceKind,
  Screen: SingleChoiceScreen,
  blank: blankChoice,
  picture: (
    <>
      <circle cx="14" cy="14" r="6" />
      <path d="M30 14h52M30 32h40M30 50h46" />
      <circle cx="14" cy="32" r="6" />
      <circle cx="14" cy="32" r="2" fill="currentcolor" />
      <circle cx="14" cy="50" r="6" />
    </>
  ),
  example: {
    ru: 'Что надевают первым при входе в чистую зону?',
    en: 'What is put on first on entering the clean zone?',
    ch: '进入洁净区时首先穿戴什么？',
  },
};
