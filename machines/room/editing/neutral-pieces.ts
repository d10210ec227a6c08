// Furniture of no suite in particular: it stands on every shelf, behind what the base of a room has.
import type { DropZone, Furniture } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../words.ts';
import type { FurnitureSet } from './turn.ts';

/** Where a pattern stands until it is put down: nowhere. */
const NOWHERE = 'neutral';
const WIDE = { x: 0, y: 0, widthTiles: 2, heightTiles: 1 } as const;

type Own = Pick<Furniture, 'id' | 'kind' | 'picture' | 'text' | 'hint' | 'lettering'>;

const pieceOf = (own: Own): Furniture => ({
  ...own,
  location: NOWHERE,
  footprint: WIDE,
  isSolid: true,
  facing: 'sw',
  approaches: [
    { x: 0, y: 1, facing: 'ne' },
    { x: 1, y: 1, facing: 'ne' },
  ],
});

const placeOn = ({ id, text }: Own, kind: 'rack' | 'table', capacity: number): DropZone => ({
  id,
  dropId: id,
  kind,
  location: NOWHERE,
  furniture: id,
  text,
  pullCode: 'A024',
  putCode: 'A025',
  capacity,
  anchor: { x: 0, y: 0 },
});

const CABINET: Own = {
  id: 'neutral-cabinet',
  kind: 'rack',
  picture: 'cabinet-2',
  text: words('Шкаф с открытыми полками', 'Cabinet with open shelves', '开放式储物柜'),
  hint: words(
    'Шкаф: подойдите вплотную. Вещи берут с полок и кладут на полки.',
    'Cabinet: come close to it. Things are taken from its shelves and put on them.',
    '储物柜：请走近。可在搁板上取放物品。',
  ),
};

const TABLE: Own = {
  id: 'neutral-table',
  kind: 'table',
  picture: 'worktable-2',
  text: words('Рабочий стол', 'Worktable', '工作桌'),
  hint: words(
    'Стол: подойдите вплотную. На него кладут вещи и берут их с него.',
    'Table: come close to it. Things are put on it and taken from it.',
    '工作桌：请走近。可在桌上取放物品。',
  ),
};

/** What its board says until its author says something else. */
const SIGN_TEXT: Trilingual = words('Текст таблички', 'Text of the sign', '标牌文字');

const SIGN: Own = {
  id: 'neutral-sign',
  kind: 'sign',
  picture: 'signboard-2',
  text: words('Табличка', 'Sign', '标牌'),
  lettering: SIGN_TEXT,
};

export const NEUTRAL_PIECES: readonly FurnitureSet[] = [
  { piece: pieceOf(CABINET), zones: [placeOn(CABINET, 'rack', 12)] },
  { piece: pieceOf(TABLE), zones: [placeOn(TABLE, 'table', 8)] },
  { piece: pieceOf(SIGN), zones: [] },
];
