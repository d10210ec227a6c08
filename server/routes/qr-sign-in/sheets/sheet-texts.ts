import type { Language } from '#contract/languages.ts';
/** The texts on a card, in the language of the person it is for. */

interface SheetTexts {
  readonly product: string;
  readonly title: string;
  readonly login: string;
  readonly group: string;
  readonly steps: readonly string[];
  /** Contains `{date}`. */
  readonly until: string;
  /** Contains `{count}`. */
  readonly uses: string;
  readonly warning: string;
}

export const SHEET_TEXTS: Readonly<Record<Language, SheetTexts>> = {
  ru: {
    product: 'Кристалл',
    title: 'Вход по QR-коду',
    login: 'Логин',
    group: 'Группа',
    steps: [
      '1. Наведите камеру телефона или планшета на код.',
      '2. Откройте появившуюся ссылку: вход выполнится сам.',
    ],
    until: 'Действует до {date}',
    uses: 'входов: {count}',
    warning: 'Никому не передавайте: по коду входят без пароля.',
  },
  en: {
    product: 'Kristall',
    title: 'Sign in by QR code',
    login: 'Login',
    group: 'Group',
    steps: [
      '1. Point the camera of a phone or tablet at the code.',
      '2. Open the link that appears: you are signed in.',
    ],
    until: 'Valid until {date}',
    uses: 'sign-ins: {count}',
    warning: 'Keep it to yourself: the code needs no password.',
  },
  ch: {
    product: '晶体',
    title: '二维码登录',
    login: '用户名',
    group: '班组',
    steps: ['1. 用手机或平板电脑的相机对准二维码。', '2. 打开出现的链接，即可自动登录。'],
    until: '有效期至 {date}',
    uses: '可登录次数：{count}',
    warning: '请勿转交他人：凭此码登录无需密码。',
  },
};
