// The letter that tells a person whether their registration request was approved.
import type { Language } from '#contract/languages.ts';
import { oneLine, type Letter } from './letters.ts';

interface DecisionFacts {
  readonly to: string;
  /** Given name and patronymic, the polite address in Russian. */
  readonly name: string;
  readonly login: string;
  /** The login of the request: where somebody else had it, `login` is another. */
  readonly askedLogin: string;
  /** Where to sign in, or to register again. */
  readonly link: string;
  /** Why it was rejected; '' if no reason was given. */
  readonly reason: string;
}

interface Wording {
  readonly approved: string;
  readonly rejected: string;
  readonly approvedLines: (facts: DecisionFacts) => readonly string[];
  readonly rejectedLines: (facts: DecisionFacts) => readonly string[];
}

const wordings: Readonly<Record<Language, Wording>> = {
  ru: {
    approved: 'Кристалл: регистрация подтверждена',
    rejected: 'Кристалл: заявка на регистрацию отклонена',
    approvedLines: ({ name, login, askedLogin, link }) => [
      `Здравствуйте, ${name}!`,
      '',
      ...(askedLogin === login ? [] : [`Логин «${askedLogin}» уже занят, поэтому ваш логин другой.`, '']),
      `Ваша заявка принята. Войдите с логином «${login}» и паролем, который вы указали при регистрации:`,
      '',
      link,
      '',
      'Если вы забыли пароль, нажмите «Забыли пароль?» в окне входа.',
    ],
    rejectedLines: ({ name, login, link, reason }) => [
      `Здравствуйте, ${name}!`,
      '',
      `Ваша заявка на регистрацию с логином «${login}» отклонена.`,
      ...(reason === '' ? [] : ['', `Причина: ${reason}`]),
      '',
      'Вы можете подать заявку снова:',
      '',
      link,
    ],
  },
  en: {
    approved: 'Kristall: you are registered',
    rejected: 'Kristall: your request was rejected',
    approvedLines: ({ name, login, askedLogin, link }) => [
      `Hello ${name},`,
      '',
      ...(askedLogin === login ? [] : [`The login "${askedLogin}" is taken, so yours is another.`, '']),
      `Your request was approved. Sign in with the login "${login}" and the password you chose when you registered:`,
      '',
      link,
      '',
      'If you have forgotten the password, choose "Forgot the password?" in the sign-in window.',
    ],
    rejectedLines: ({ name, login, link, reason }) => [
      `Hello ${name},`,
      '',
      `Your request to be registered with the login "${login}" was rejected.`,
      ...(reason === '' ? [] : ['', `Reason: ${reason}`]),
      '',
      'You may send a new request:',
      '',
      link,
    ],
  },
  ch: {
    approved: 'Kristall：注册已通过',
    rejected: 'Kristall：注册申请未通过',
    approvedLines: ({ name, login, askedLogin, link }) => [
      `${name}，您好！`,
      '',
      ...(askedLogin === login ? [] : [`登录名“${askedLogin}”已被占用，因此您的登录名有所不同。`, '']),
      `您的注册申请已通过。请使用登录名“${login}”和注册时设置的密码登录：`,
      '',
      link,
      '',
      '如果忘记密码，请在登录窗口中点击“忘记密码？”。',
    ],
    rejectedLines: ({ name, login, link, reason }) => [
      `${name}，您好！`,
      '',
      `您以登录名“${login}”提交的注册申请未通过。`,
      ...(reason === '' ? [] : ['', `原因：${reason}`]),
      '',
      '您可以重新提交申请：',
      '',
      link,
    ],
  },
};

/** The letter about a decision, in the reader's language. */
export function decisionLetter(
  decision: 'APPROVED' | 'REJECTED',
  language: Language,
  facts: DecisionFacts,
): Letter {
  const wording = wordings[language];
  const safe = {
    ...facts,
    name: oneLine(facts.name),
    login: oneLine(facts.login),
    askedLogin: oneLine(facts.askedLogin),
    reason: oneLine(facts.reason),
  };
  const lines = decision === 'APPROVED' ? wording.approvedLines(safe) : wording.rejectedLines(safe);
  const subject = decision === 'APPROVED' ? wording.approved : wording.rejected;
  return { to: facts.to, subject, text: `${lines.join('\n')}\n` };
}
