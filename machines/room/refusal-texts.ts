// Why the room refuses, in words. Outside TRAINING only `NOT_POSSIBLE` is shown until the result.
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

export const NOT_POSSIBLE: Trilingual = { ru: 'Невозможно', en: 'Not possible', ch: '无法执行' };

/** One text for each reason. */
export const REFUSAL_TEXTS: Readonly<Record<RoomRefusal, Trilingual>> = {
  unknownAction: {
    ru: 'Здесь такого действия нет',
    en: 'There is no such action here',
    ch: '此处没有该操作',
  },
  badParams: { ru: 'Действие задано неполно', en: 'The action is incomplete', ch: '操作参数不完整' },
  unknownItem: { ru: 'Такого предмета нет', en: 'There is no such thing', ch: '没有该物品' },
  unknownPlace: {
    ru: 'Для этого нужно другое место',
    en: 'This needs another place',
    ch: '此操作需要在其他位置进行',
  },
  unreachable: { ru: 'Туда не пройти', en: 'There is no way there', ch: '无法到达' },
  alreadyThere: { ru: 'Вы уже здесь', en: 'You are already here', ch: '您已在此处' },
  notNext: { ru: 'Отсюда туда нет двери', en: 'No door leads there from here', ch: '此处没有通往那里的门' },
  mustStand: { ru: 'Сначала встаньте', en: 'Stand up first', ch: '请先站起' },
  alreadySitting: { ru: 'Вы уже сидите', en: 'You are already sitting', ch: '您已坐下' },
  notSitting: { ru: 'Вы не сидите', en: 'You are not sitting', ch: '您没有坐着' },
  tooFar: { ru: 'Подойдите ближе', en: 'Come closer', ch: '请走近' },
  handsFull: {
    ru: 'Обе руки заняты. Сначала положите то, что держите',
    en: 'Both hands are full. First put down what you hold',
    ch: '双手已满，请先放下手中物品',
  },
  handsBusy: {
    ru: 'Нужны обе свободные руки. Сначала положите то, что держите',
    en: 'Both hands must be free. First put down what you hold',
    ch: '双手必须空闲，请先放下手中物品',
  },
  notHeld: {
    ru: 'Этого нет в руках. Сначала возьмите',
    en: 'It is not in your hands. Take it first',
    ch: '该物品不在手中，请先拿起',
  },
  notThere: { ru: 'Этого здесь нет', en: 'It is not there', ch: '该物品不在那里' },
  notWorn: { ru: 'Это не надето', en: 'It is not worn', ch: '未穿戴该物品' },
  alreadyWorn: { ru: 'Это уже надето', en: 'It is already worn', ch: '已穿戴该物品' },
  notWearable: { ru: 'Это не надевают', en: 'It can’t be worn', ch: '该物品不可穿戴' },
  slotTaken: {
    ru: 'Это место на теле занято. Сначала снимите то, что надето',
    en: 'Something is already worn there. First take off what is worn',
    ch: '该部位已有穿戴，请先脱下',
  },
  covered: {
    ru: 'Сначала снимите то, что надето сверху',
    en: 'First take off what is worn over it',
    ch: '请先脱下外层',
  },
  banned: {
    ru: 'Нельзя надеть вместе с тем, что на вас',
    en: 'It can’t be worn with what you wear',
    ch: '不能与已穿物品同时穿戴',
  },
  dependency: {
    ru: 'Сначала нужно надеть или снять другое',
    en: 'Something else must be put on or taken off first',
    ch: '须先穿上或脱下其他物品',
  },
  mandatoryPosition: {
    ru: 'Эту вещь берут с её места выдачи',
    en: 'It must be taken from where it is issued',
    ch: '该物品须从指定发放处领取',
  },
  noPosition: { ru: 'Этому здесь не место', en: 'It has no place there', ch: '该物品不能放在那里' },
  placeFull: {
    ru: 'Место заполнено. Выберите другое или освободите это',
    en: 'The place is full. Choose another, or make room here',
    ch: '位置已满，请换一处或先腾出位置',
  },
  bagFull: {
    ru: 'Сумка полна. Сначала достаньте что-нибудь',
    en: 'The bag is full. Take something out first',
    ch: '包已满，请先取出物品',
  },
  bagAway: { ru: 'Сумки нет под рукой', en: 'The bag is not in reach', ch: '包不在手边' },
  bagInBag: { ru: 'Сумку нельзя положить в сумку', en: 'A bag can’t go into the bag', ch: '包不能放入包中' },
  locked: {
    ru: 'Шкаф заперт. Приложите ключ-карту к считывателю',
    en: 'The closet is locked. Hold the key card to the reader',
    ch: '衣柜已锁，请将门禁卡贴近读卡器',
  },
  noKey: {
    ru: 'Нужна ключ-карта. Возьмите её в руку',
    en: 'The key card is needed. Take it in your hand',
    ch: '需要门禁卡，请先拿在手中',
  },
  wrongKey: {
    ru: 'Ваша карта открывает другую секцию. Подойдите к ней',
    en: 'Your card opens another section. Go to that one',
    ch: '您的门禁卡对应另一区，请到该区',
  },
  wrongCode: {
    ru: 'Для этого места нужно другое действие',
    en: 'This place needs another action',
    ch: '该位置需要其他操作',
  },
  nothingToSet: { ru: 'Поправлять нечего', en: 'There is nothing to set right', ch: '无需整理' },
  nothingToClean: { ru: 'Чистить нечего', en: 'There is nothing to clean', ch: '无需清洁' },
  nothingToClose: { ru: 'Застёгивать нечего', en: 'There is nothing to close', ch: '没有可拉上的衣物' },
  notWet: { ru: 'Руки сухие', en: 'The hands are dry', ch: '双手是干的' },
  glovesOn: {
    ru: 'Мешают перчатки. Сначала снимите их',
    en: 'The gloves are in the way. Take them off first',
    ch: '手套妨碍操作，请先脱下手套',
  },
  noWipe: {
    ru: 'Нужны салфетка и спиртовой раствор в руках',
    en: 'A napkin and the alcohol must be in your hands',
    ch: '手中须有擦拭巾和酒精',
  },
  airlock: {
    ru: 'Вторая дверь откроется после обдува',
    en: 'The other door opens after the air has blown',
    ch: '吹淋结束后另一扇门才会打开',
  },
  doorLocked: {
    ru: 'Дверь открывается ключ-картой. Приложите её к считывателю',
    en: 'The door opens with a key card. Hold it to the reader',
    ch: '此门须刷门禁卡，请在读卡器上刷卡',
  },
  hintsOff: { ru: 'Подсказки отключены', en: 'Hints are off', ch: '提示已关闭' },
};

const textOf: ReadonlyMap<string, Trilingual> = new Map(Object.entries(REFUSAL_TEXTS));

/** The words for a reason; for a reason unknown in the room, just that the action is not possible. */
export function refusalText(reason: string): Trilingual {
  return textOf.get(reason) ?? NOT_POSSIBLE;
}
