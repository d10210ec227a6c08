// Why an action in an emergency is refused, in words.
import type { EmergencyRefusal } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

/** One text for each reason. */
export const EMERGENCY_REFUSAL_TEXTS: Readonly<Record<EmergencyRefusal, Trilingual>> = {
  unknownAction: {
    ru: 'Здесь такого действия нет',
    en: 'There is no such action here',
    ch: '此处没有该操作',
  },
  badParams: { ru: 'Действие задано неполно', en: 'The action is incomplete', ch: '操作参数不完整' },
  unknownPlace: { ru: 'Здесь этого нет', en: 'There is nothing of the kind here', ch: '此处没有该设施' },
  unknownPerson: {
    ru: 'В телефонном списке такого абонента нет',
    en: 'Nobody of that name is on the telephone list',
    ch: '电话表中没有此人',
  },
  unknownReason: {
    ru: 'Укажите причину вызова из списка',
    en: 'Choose the reason of the call from the list',
    ch: '请从列表中选择呼叫原因',
  },
  otherPlace: {
    ru: 'Отсюда этого не сделать: вы не в том месте',
    en: 'It can’t be done from here: you are in another place',
    ch: '您不在该处，无法操作',
  },
  outOfReach: {
    ru: 'Туда сейчас не подойти',
    en: 'You can’t get there now',
    ch: '现在无法靠近',
  },
  coverClosed: {
    ru: 'Кнопку закрывает крышка',
    en: 'The button is under its cover',
    ch: '按钮被护盖遮挡',
  },
  coverOpen: { ru: 'Крышка уже откинута', en: 'The cover is open already', ch: '护盖已打开' },
  alreadyPressed: { ru: 'Кнопка уже нажата', en: 'The button is pressed already', ch: '按钮已按下' },
  alreadyStopped: {
    ru: 'Работа установки уже остановлена',
    en: 'The equipment is stopped already',
    ch: '设备已停止运行',
  },
  noPower: { ru: 'Установка обесточена', en: 'The equipment has no power', ch: '设备已断电' },
  alreadyOutside: { ru: 'Вы уже вне участка', en: 'You are outside the area already', ch: '您已在区域外' },
  alreadyInside: { ru: 'Вы уже на участке', en: 'You are in the area already', ch: '您已在区域内' },
  noPermission: {
    ru: 'Возвращаться пока не разрешили',
    en: 'Nobody has allowed you to come back yet',
    ch: '尚未获准返回',
  },
  phoneLifted: { ru: 'Трубка уже снята', en: 'A receiver is lifted already', ch: '听筒已拿起' },
  phoneDown: { ru: 'Сначала снимите трубку', en: 'Lift a receiver first', ch: '请先拿起听筒' },
  nobodyGathered: {
    ru: 'Никто не выходил',
    en: 'Nobody has come out',
    ch: '无人撤离',
  },
  nobodyHurt: {
    ru: 'Помощь сейчас никому не нужна или уже опоздала',
    en: 'Nobody needs this help now, or it is too late for it',
    ch: '目前无人需要此项救助，或已来不及',
  },
  nothingThere: { ru: 'Этого сейчас нет', en: 'There is nothing of that now', ch: '目前没有该项' },
};
