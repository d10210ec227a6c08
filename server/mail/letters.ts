import type { Language } from '#contract/languages.ts';
/** A letter that the server sends. */

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A file for the reader's calendar (RFC 5545); left out: none. */
  readonly calendar?: string | undefined;
}

interface LinkLetterFacts {
  readonly to: string;
  /** Given name and patronymic, the polite address in Russian. */
  readonly name: string;
  readonly login: string;
  readonly link: string;
}

interface Wording {
  readonly subject: string;
  readonly lines: (facts: LinkLetterFacts) => readonly string[];
}

const RESET_WORDINGS: Readonly<Record<Language, Wording>> = {
  ru: {
    subject: 'Кристалл: смена пароля',
    lines: ({ name, login, link }) => [
      `Здравствуйте, ${name}!`,
      '',
      `Для вашей учётной записи «${login}» запрошена смена пароля. Чтобы задать новый пароль, откройте ссылку:`,
      '',
      link,
      '',
      'Ссылка действует один час и только один раз.',
      'Если вы не запрашивали смену пароля, ничего делать не нужно: прежний пароль остаётся в силе.',
    ],
  },
  en: {
    subject: 'Kristall: set a new password',
    lines: ({ name, login, link }) => [
      `Hello ${name},`,
      '',
      `A new password was requested for your account "${login}". To set one, open this link:`,
      '',
      link,
      '',
      'The link is good for one hour and can be used once.',
      'If you did not ask for this, there is nothing to do: your password stays as it is.',
    ],
  },
  ch: {
    subject: 'Kristall：重设密码',
    lines: ({ name, login, link }) => [
      `${name}，您好！`,
      '',
      `我们收到了为您的账户“${login}”重设密码的请求。请打开以下链接设置新密码：`,
      '',
      link,
      '',
      '该链接一小时内有效，且只能使用一次。',
      '如果您没有提出此请求，请忽略本邮件，您的密码不会改变。',
    ],
  },
};

/** Replaces control characters: a name with line breaks could otherwise add lines of its own to a letter. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{C}+/gu, ' ').trim();
}

const EMAIL_WORDINGS: Readonly<Record<Language, Wording>> = {
  ru: {
    subject: 'Кристалл: подтверждение почты',
    lines: ({ name, login, link }) => [
      `Здравствуйте, ${name}!`,
      '',
      `Этот адрес указан как новая почта учётной записи «${login}». Чтобы подтвердить его, откройте ссылку:`,
      '',
      link,
      '',
      'Ссылка действует сутки и только один раз.',
      'Если вы этого не делали, ничего делать не нужно: почта учётной записи не изменится.',
    ],
  },
  en: {
    subject: 'Kristall: confirm your email',
    lines: ({ name, login, link }) => [
      `Hello ${name},`,
      '',
      `This address was given as the new email of the account "${login}". To confirm it, open this link:`,
      '',
      link,
      '',
      'The link is good for one day and can be used once.',
      'If it was not you, there is nothing to do: the email of the account stays as it is.',
    ],
  },
  ch: {
    subject: 'Kristall：确认邮箱',
    lines: ({ name, login, link }) => [
      `${name}，您好！`,
      '',
      `此地址被填写为账户“${login}”的新邮箱。请打开以下链接确认：`,
      '',
      link,
      '',
      '该链接二十四小时内有效，且只能使用一次。',
      '如果不是您本人操作，请忽略本邮件，账户的邮箱不会改变。',
    ],
  },
};

/** The letter with the link to set a new password. */
export function resetLetter(language: Language, facts: LinkLetterFacts): Letter {
  return linkLetter(RESET_WORDINGS[language], facts);
}

/** The letter with the link that confirms a new address. */
export function emailLetter(language: Language, facts: LinkLetterFacts): Letter {
  return linkLetter(EMAIL_WORDINGS[language], facts);
}

function linkLetter(wording: Wording, facts: LinkLetterFacts): Letter {
  const safe = { ...facts, name: oneLine(facts.name), login: oneLine(facts.login) };
  return { to: facts.to, subject: wording.subject, text: `${wording.lines(safe).join('\n')}\n` };
}
