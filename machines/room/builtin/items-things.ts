// Things to carry, and the single-use things with sizes: S012 to S027.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { ItemTrait, Size } from '#contract/simulation/room-kinds.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { BIN_PLACE, issuedPlace, smallPlaces } from './positions.ts';
import { SOURCES } from './sources.ts';
import { words } from './text.ts';

interface Carried {
  readonly id: string;
  readonly code: string;
  readonly text: Trilingual;
  readonly heightToWidth: number;
  readonly order: number;
  readonly traits: ItemTrait[];
  readonly from: Source;
}

function carried({ order, from, ...row }: Carried): Item {
  const places = row.traits.includes('food') ? [...smallPlaces(order), BIN_PLACE] : smallPlaces(order);
  return { ...row, type: 'subject', bannedWith: [], positions: places, sources: [from] };
}

const SIZES: readonly Size[] = ['S', 'M', 'L', 'XL'];

const gloveIds = SIZES.map((size) => `gloves${size}`);
const maskIds = SIZES.map((size) => `masks${size}`);

function gloves(size: Size, order: number): Item {
  return {
    id: `gloves${size}`,
    code: `S0${19 + order}`,
    text: words(`Перчатки ${size}`, `Gloves ${size}`, `手套 ${size}`),
    type: 'cloth',
    bodyPath: 'hands',
    slot: 'hands',
    heightToWidth: 1.6,
    bannedWith: gloveIds,
    mandatoryPosition: 'separate-rack',
    states: ['wrong', 'correct'],
    size,
    traits: ['singleUse'],
    becomes: 'trash',
    positions: [
      { dropId: 'P001', width: 60, left: 20, top: 50 },
      issuedPlace(1 + order),
      ...smallPlaces(1 + order),
      BIN_PLACE,
    ],
    sources: [SOURCES.mssl, SOURCES.errors],
  };
}

/** The first of two layers: thin, of one size, worn under the gloves of the catalogue, which forbid only each other. */
const innerGloves: Item = {
  id: 'innerGloves',
  code: 'S030',
  text: words('Внутренние перчатки', 'Inner gloves', '内层手套'),
  type: 'cloth',
  bodyPath: 'hands',
  slot: 'underHands',
  heightToWidth: 1.6,
  bannedWith: [],
  mandatoryPosition: 'separate-rack',
  traits: ['singleUse'],
  becomes: 'trash',
  positions: [
    { dropId: 'P001', width: 60, left: 20, top: 50 },
    issuedPlace(11),
    ...smallPlaces(0),
    BIN_PLACE,
  ],
  sources: [SOURCES.mssl, SOURCES.site],
};

function masks(size: Size, order: number): Item {
  return {
    id: `masks${size}`,
    code: `S0${23 + order}`,
    text: words(`Маска ${size}`, `Mask ${size}`, `口罩 ${size}`),
    type: 'cloth',
    bodyPath: 'head',
    slot: 'face',
    heightToWidth: 0.7,
    bannedWith: maskIds,
    mandatoryPosition: 'separate-rack',
    states: ['wrong', 'correct'],
    size,
    traits: ['singleUse'],
    becomes: 'trash',
    positions: [
      { dropId: 'P001', width: 18, left: 41, top: 11 },
      issuedPlace(5 + order),
      ...smallPlaces(5 + order),
      BIN_PLACE,
    ],
    sources: [SOURCES.waterloo, SOURCES.errors],
  };
}

export const things: readonly Item[] = [
  carried({
    id: 'apple',
    code: 'S012',
    text: words('Яблоко', 'Apple', '苹果'),
    heightToWidth: 1,
    order: 0,
    traits: ['food'],
    from: SOURCES.illinois,
  }),
  carried({
    id: 'bottle',
    code: 'S013',
    text: words('Бутылка', 'Bottle', '水瓶'),
    heightToWidth: 2.6,
    order: 1,
    traits: ['food'],
    from: SOURCES.illinois,
  }),
  {
    id: 'keyCard',
    code: 'S014',
    text: words('Ключ-карта', 'Key card', '门禁卡'),
    type: 'subject',
    bodyPath: 'body',
    slot: 'clip',
    heightToWidth: 0.63,
    bannedWith: [],
    traits: ['key', 'hangsOnClip'],
    positions: [{ dropId: 'P001', width: 10, left: 56, top: 40 }, ...smallPlaces(2)],
    sources: [SOURCES.georgiaTech],
  },
  carried({
    id: 'laptop',
    code: 'S015',
    text: words('Ноутбук', 'Laptop', '笔记本电脑'),
    heightToWidth: 0.7,
    order: 3,
    traits: ['street'],
    from: SOURCES.sabanci,
  }),
  carried({
    id: 'pen',
    code: 'S016',
    text: words('Ручка', 'Pen', '笔'),
    heightToWidth: 5,
    order: 4,
    traits: ['street'],
    from: SOURCES.sabanci,
  }),
  {
    id: 'alcoholLiquid',
    code: 'S017',
    text: words('Спиртовой раствор', 'Alcohol liquid', '酒精液'),
    type: 'subject',
    heightToWidth: 2.2,
    bannedWith: [],
    traits: ['alcohol'],
    positions: [issuedPlace(9), ...smallPlaces(8)],
    sources: [SOURCES.mssl],
  },
  {
    id: 'napkin',
    code: 'S018',
    text: words('Салфетка', 'Napkin', '擦拭巾'),
    type: 'subject',
    heightToWidth: 1,
    bannedWith: [],
    mandatoryPosition: 'separate-rack',
    traits: ['singleUse', 'wipe'],
    becomes: 'trash',
    positions: [issuedPlace(10), ...smallPlaces(9), BIN_PLACE],
    sources: [SOURCES.mssl],
  },
  ...SIZES.map(gloves),
  ...SIZES.map(masks),
  innerGloves,
  {
    id: 'trash',
    code: 'S027',
    text: words('Мусор', 'Trash', '垃圾'),
    type: 'subject',
    heightToWidth: 0.8,
    bannedWith: [],
    traits: ['waste'],
    positions: [...smallPlaces(10), BIN_PLACE],
  },
];
