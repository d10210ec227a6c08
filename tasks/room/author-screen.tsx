// How an author writes a ROOM: a case of the clean zone.
import type { ReactElement } from 'react';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { CaseScreen } from '../simulation/author/case-screen.tsx';

function RoomScreen(props: AuthorScreenProps): ReactElement {
  return <CaseScreen {...props} simulation="ROOM" />;
}

export const ROOM_AUTHOR: TaskAuthor = {
  kind: null,
  Screen: RoomScreen,
  blank: () => ({ params: {} }),
  picture: (
    <>
      <path d="M8 44 48 58l40-14V18L48 6 8 18zM8 18l40 14 40-14M48 32v26" />
      <circle cx="66" cy="40" r="3" />
      <path d="M66 43v7" />
    </>
  ),
  example: {
    ru: 'Пройдите шлюз и оденьтесь для чистой зоны',
    en: 'Pass the airlock and dress for the clean zone',
    ch: '通过气闸并穿好洁净服',
  },
};
