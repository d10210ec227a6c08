// The words round the paper forms; what is printed on them comes from the ruleset and the case.
import { punctuation } from '#contract/punctuation.ts';
import type { FormKind } from '#contract/simulation/equipment-kinds.ts';
import type { Language } from '#contract/text-in.ts';
import type { CheckedAgainst } from '#machines/equipment/state.ts';

const ru = {
  marks: punctuation.ru,
  site: 'Участок фотолитографии',
  form: 'Форма {code}',
  filledByHand: 'Заполняется от руки',
  slot: 'Слот',
  status: 'Состояние',
  allSlots: 'Все свободные строки',
  notWritten: 'не заполнено',
  signature: 'Подпись исполнителя',
  sign: 'Подписать',
  signed: 'Подписано: {name}, {time}',
  missing: 'Не заполнено: {fields}',
  required: 'обязательно',
  noTime: 'Нет такого времени. Запишите как 09:15',
  print: 'Печать или PDF',
  close: 'Отложить лист',
  checks: 'Сверка',
  against: {
    label: 'с меткой контейнера',
    slotMap: 'с картой слотов на терминале',
    recipe: 'с рецептом на терминале',
    task: 'со сменным заданием',
  } as Readonly<Record<CheckedAgainst, string>>,
  match: 'Совпадает',
  mismatch: 'Не совпадает',
  atTime: '{word}, {time}',
  codes: {
    SHIFT_TASK: 'ФЛ-01',
    TRAVELLER: 'ФЛ-02',
    RECIPE_COPY: 'ФЛ-03',
    CASSETTE_STATUS: 'ФЛ-04',
  } as Readonly<Record<FormKind, string>>,
};

export type PaperTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, PaperTexts>> = {
  ru,
  en: {
    marks: punctuation.en,
    site: 'Photolithography bay',
    form: 'Form {code}',
    filledByHand: 'Filled in by hand',
    slot: 'Slot',
    status: 'Status',
    allSlots: 'All empty lines',
    notWritten: 'not filled in',
    signature: 'Operator’s signature',
    sign: 'Sign',
    signed: 'Signed: {name}, {time}',
    missing: 'Not filled in: {fields}',
    required: 'required',
    noTime: 'No such time. Write it as 09:15',
    print: 'Print or PDF',
    close: 'Put the sheet aside',
    checks: 'Compared',
    against: {
      label: 'with the pod label',
      slotMap: 'with the slot map on the terminal',
      recipe: 'with the recipe on the terminal',
      task: 'with the shift task',
    },
    match: 'Agrees',
    mismatch: 'Does not agree',
    atTime: '{word}, {time}',
    codes: { SHIFT_TASK: 'PL-01', TRAVELLER: 'PL-02', RECIPE_COPY: 'PL-03', CASSETTE_STATUS: 'PL-04' },
  },
  ch: {
    marks: punctuation.ch,
    site: '光刻区',
    form: '表单 {code}',
    filledByHand: '手工填写',
    slot: '槽位',
    status: '状态',
    allSlots: '所有空行',
    notWritten: '未填写',
    signature: '操作员签名',
    sign: '签名',
    signed: '已签名：{name}，{time}',
    missing: '未填写：{fields}',
    required: '必填',
    noTime: '没有此时刻，请按 09:15 的格式填写',
    print: '打印或 PDF',
    close: '放下单据',
    checks: '核对',
    against: {
      label: '与晶圆盒标签',
      slotMap: '与终端槽位图',
      recipe: '与终端配方',
      task: '与班次任务单',
    },
    match: '一致',
    mismatch: '不一致',
    atTime: '{word}，{time}',
    codes: { SHIFT_TASK: 'PL-01', TRAVELLER: 'PL-02', RECIPE_COPY: 'PL-03', CASSETTE_STATUS: 'PL-04' },
  },
};

export function paperTexts(language: Language): PaperTexts {
  return texts[language];
}
