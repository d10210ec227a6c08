// How an author writes an EQUIPMENT: a case of the bay.
import type { ReactElement } from 'react';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import { CaseScreen } from '../simulation/author/case-screen.tsx';

function EquipmentScreen(props: AuthorScreenProps): ReactElement {
  return <CaseScreen {...props} simulation="EQUIPMENT" />;
}

export const EQUIPMENT_AUTHOR: TaskAuthor = {
  kind: null,
  Screen: EquipmentScreen,
  blank: () => ({ params: {} }),
  picture: (
    <>
      <rect x="8" y="18" width="80" height="40" rx="4" />
      <rect x="16" y="26" width="28" height="18" rx="2" />
      <path d="M52 28h26M52 36h18M16 52h62M70 18V6M66 6h8" />
    </>
  ),
  example: {
    ru: 'Проведите партию через трек и заполните сопроводительный лист',
    en: 'Take a lot through the track and fill in the accompanying sheet',
    ch: '让一批晶圆通过轨道机并填写随工单',
  },
};
