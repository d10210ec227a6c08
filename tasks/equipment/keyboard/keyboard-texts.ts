// Texts of the on-screen keyboard.
import type { Language } from '#contract/languages.ts';
import type { KeyAct } from './layouts.ts';
import type { KeyboardLayout as LayoutName } from '#contract/simulation/equipment-kinds.ts';

export interface KeyboardTexts {
  readonly title: string;
  readonly layouts: string;
  readonly hide: string;
  /** Names of the layouts for screen readers; their tabs show short marks. */
  readonly names: Readonly<Record<LayoutName, string>>;
  readonly acts: Readonly<Record<Exclude<KeyAct, 'type'>, string>>;
}

const TEXTS: Readonly<Record<Language, KeyboardTexts>> = {
  ru: {
    title: 'Экранная клавиатура',
    layouts: 'Раскладка',
    hide: 'Убрать клавиатуру',
    names: { ru: 'Русская', en: 'Английская', symbols: 'Цифры и знаки', hex: 'Коды партий' },
    acts: {
      shift: 'Прописные буквы',
      backspace: 'Стереть знак',
      clear: 'Стереть всё',
      space: 'Пробел',
      left: 'Влево',
      right: 'Вправо',
      enter: 'Ввод',
      layout: 'Следующая раскладка',
    },
  },
  en: {
    title: 'On-screen keyboard',
    layouts: 'Layout',
    hide: 'Hide the keyboard',
    names: { ru: 'Russian', en: 'English', symbols: 'Digits and symbols', hex: 'Lot codes' },
    acts: {
      shift: 'Capital letters',
      backspace: 'Delete a character',
      clear: 'Clear all',
      space: 'Space',
      left: 'Left',
      right: 'Right',
      enter: 'Enter',
      layout: 'Next layout',
    },
  },
  ch: {
    title: '屏幕键盘',
    layouts: '键盘布局',
    hide: '收起键盘',
    names: { ru: '俄文', en: '英文', symbols: '数字和符号', hex: '批次代码' },
    acts: {
      shift: '大写',
      backspace: '删除一个字符',
      clear: '全部清除',
      space: '空格',
      left: '左移',
      right: '右移',
      enter: '回车',
      layout: '下一布局',
    },
  },
};

export function keyboardTexts(language: Language): KeyboardTexts {
  return TEXTS[language];
}

/** On the tabs: the same in every language, like on real keys. */
export const LAYOUT_MARKS: Readonly<Record<LayoutName, string>> = {
  ru: 'РУС',
  en: 'ENG',
  symbols: '123',
  hex: 'HEX',
};
