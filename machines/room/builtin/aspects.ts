// Aspects of a person: where each can be removed, and what hides it.
import type { AspectRow } from '#contract/simulation/room-catalogue.ts';
import { words } from './text.ts';

export const aspects: readonly AspectRow[] = [
  {
    id: 'makeup',
    text: words('макияж', 'make-up', '妆容'),
    cleanedAt: ['makeupRemover', 'sink'],
  },
  {
    id: 'longHair',
    text: words('длинные волосы', 'long hair', '长发'),
    coveredBy: ['cap'],
  },
  {
    id: 'mustaches',
    text: words('усы', 'a moustache', '胡髭'),
    coveredBy: ['face'],
    isHiddenToClose: true,
  },
  {
    id: 'beard',
    text: words('борода', 'a beard', '胡须'),
    coveredBy: ['face'],
    isHiddenToClose: true,
  },
];
