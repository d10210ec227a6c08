import type { Language } from '#contract/languages.ts';
// Texts of the debriefing at the bay.

const RU = {
  processCode: 'Код процесса',
  emergencyCode: 'Код происшествий',
  noLot: 'Пластины в обработку не отправлялись.',
  codes: 'Коды состояния по времени',
  time: 'Время смены',
  byItself: 'само',
  reactions: 'Время реакции',
  took: 'через {took} из {allowed}',
  tookOfTwo: 'через {took}: без потерь — до {prompt}, предел — {allowed}',
  notDone: 'отведено {allowed}',
  missed: 'не сделано',
  late: 'с опозданием',
  prompt: 'вовремя',
  slow: 'не сразу',
  plates: 'Пластины',
  lot: '{label}: обработано {processed} из {all}, в браке {scrapped}',
  noScrap: 'Брака нет.',
  slot: 'Слот {slot}: {reason}',
  abort: 'процесс прерван',
  stop: 'процесс остановлен',
  momentOf: 'Показать в повторе {time}',
};
export type DebriefTexts = Readonly<typeof RU>;

const EN: DebriefTexts = {
  processCode: 'Process code',
  emergencyCode: 'Emergency code',
  noLot: 'No wafers were sent into the track.',
  codes: 'State codes over time',
  time: 'Time of the shift',
  byItself: 'by itself',
  reactions: 'Reaction times',
  took: 'after {took} of {allowed}',
  tookOfTwo: 'after {took}: nothing is lost up to {prompt}, the limit is {allowed}',
  notDone: '{allowed} were given',
  missed: 'not done',
  late: 'late',
  prompt: 'in time',
  slow: 'not at once',
  plates: 'Wafers',
  lot: '{label}: {processed} of {all} processed, {scrapped} scrapped',
  noScrap: 'Nothing scrapped.',
  slot: 'Slot {slot}: {reason}',
  abort: 'the process was aborted',
  stop: 'the process was stopped',
  momentOf: 'Show in the replay {time}',
};

const CH: DebriefTexts = {
  processCode: '工艺代码',
  emergencyCode: '异常代码',
  noLot: '没有晶圆送入加工。',
  codes: '状态代码随时间变化',
  time: '班次时间',
  byItself: '自动',
  reactions: '反应时间',
  took: '用时{took}，限时{allowed}',
  tookOfTwo: '用时{took}：{prompt}内不扣分，限时{allowed}',
  notDone: '限时{allowed}',
  missed: '未执行',
  late: '超时',
  prompt: '及时',
  slow: '稍迟',
  plates: '晶圆',
  lot: '{label}：已加工{processed}/{all}片，报废{scrapped}片',
  noScrap: '无报废。',
  slot: '槽位{slot}：{reason}',
  abort: '工艺已中止',
  stop: '工艺已停止',
  momentOf: '在回放中显示{time}',
};

const ALL: Readonly<Record<Language, DebriefTexts>> = { ru: RU, en: EN, ch: CH };

export function debriefTexts(language: Language): DebriefTexts {
  return ALL[language];
}
