import type { texts as russian } from '../ru/legal.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'Personal data policy',
  updated: 'In force since 1 March 2026',
  intro:
    'This page says what data the Kristall trainer processes, why, for how long, and what you can do about it. We collect only what training and the checking of knowledge cannot do without.',
  contents: 'Contents',
  back: 'Back to sign-in',
  toHome: 'To the start page',
  sections: {
    operator: {
      title: 'Who processes the data',
      p1: 'The operator of personal data is the organisation that runs this trainer and teaches with it: a school or an enterprise. Turn to it with any question about this policy; its contacts are on the start page.',
      p2: 'The operator processes data under the personal data law of the country in which it teaches; in the Russian Federation this is Federal Law No. 152-FZ of 27 July 2006.',
    },
    data: {
      title: 'What data is processed',
      p1: 'At registration: family name, given name, patronymic, gender, email, login, the group if you chose one, and the interface language. The password is stored only as an irreversible hash.',
      p2: 'During training: answers to tasks, actions in simulations and their times, the number of attempts, hints used, marks and the teacher’s comments.',
      p3: 'While the server works: network address, times of requests and error messages. Passwords, sign-in keys and codes are not written to logs.',
      p4: 'No special categories of data and no biometric data are processed. Gender is needed only to address you and to choose the figure in a simulation.',
    },
    purposes: {
      title: 'What it is needed for',
      p1: 'So that you can sign in, take courses and assessments, see your results and go on with interrupted work from the same place.',
      p2: 'So that a teacher can check answers, look at the course of practice and give a mark, and an administrator can consider a request and assign a group and a role.',
      p3: 'To protect accounts against password guessing and to find the causes of failures. The data is not used for advertising, is not sold, and makes no decision about you without a person.',
    },
    basis: {
      title: 'On what grounds',
      p1: 'The grounds are your consent, which you give by sending the registration request, and your training or employment contract with the operator.',
      p2: 'Consent can be withdrawn at any time. The account is then switched off; what was processed before remains lawful.',
    },
    access: {
      title: 'Who sees it',
      p1: 'You see all your own data. A teacher sees names, answers and results of the groups they teach only. An administrator sees accounts, groups, roles and requests.',
      p2: 'Changes made by administrators and teachers are written to an audit log: who changed what and when. Data is given to third parties only where the law demands it.',
    },
    storage: {
      title: 'How long and where it is kept',
      p1: 'Data is kept on the operator’s server. The account and the results are kept while the training lasts and while the operator is obliged to keep records of it; after that they are deleted or made anonymous.',
      p2: 'Rejected registration requests are deleted. Attempts in demo mode are deleted at sign-out, within two hours at the latest.',
      p3: 'When an account is erased, its results remain only without a name, for the statistics of the tasks.',
    },
    browser: {
      title: 'What is kept in your browser',
      p1: 'A cookie named lang: the chosen language. In local storage: the sign-in keys, the role, the language, the theme and the note that the cookie notice has been read.',
      p2: 'In the browser’s local databases: the sign-in keys and your answers not yet sent, so that a lost connection erases nothing. The sign-in keys are removed when you sign out.',
      p3: 'The trainer has no third-party counters, no advertising and no tracking; fonts and pictures come from the same server.',
    },
    security: {
      title: 'How it is protected',
      p1: 'The connection to the server is encrypted, access to every action is checked against the privileges of the role, sign-in attempts are limited, and links for changing a password work for one hour and once.',
      p2: 'Changing the password ends all other sessions. If you think somebody else uses your password, change it and tell the operator.',
    },
    rights: {
      title: 'Your rights',
      p1: 'You can learn which of your data is processed, correct it in your profile or through the administrator, get a copy, restrict the processing, withdraw consent and demand deletion.',
      p2: 'The operator answers a request within 10 working days. If the answer does not satisfy you, you can turn to the supervisory authority for personal data or to a court.',
    },
    changes: {
      title: 'Changes to this policy',
      p1: 'Substantial changes are announced on the start page before they come into force. The date of the current version stands at the top.',
    },
  },
};
