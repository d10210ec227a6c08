/** The namespaces of texts; the Russian texts give them their types. A new one: one import and one line here. */

import type { texts as account } from './ru/account.ts';
import type { texts as attempt } from './ru/attempt.ts';
import type { texts as auth } from './ru/auth.ts';
import type { texts as cabinet } from './ru/cabinet.ts';
import type { texts as common } from './ru/common.ts';
import type { texts as documents } from './ru/documents.ts';
import type { texts as keptRun } from './ru/kept-run.ts';
import type { texts as legal } from './ru/legal.ts';
import type { texts as practice } from './ru/practice.ts';
import type { texts as profile } from './ru/profile.ts';
import type { texts as results } from './ru/results.ts';
import type { texts as review } from './ru/review.ts';
import type { texts as routes } from './ru/routes.ts';
import type { texts as shell } from './ru/shell.ts';
import type { texts as start } from './ru/start.ts';

export interface Namespaces {
  readonly account: typeof account;
  readonly attempt: typeof attempt;
  readonly auth: typeof auth;
  readonly cabinet: typeof cabinet;
  readonly common: typeof common;
  readonly documents: typeof documents;
  readonly 'kept-run': typeof keptRun;
  readonly legal: typeof legal;
  readonly practice: typeof practice;
  readonly profile: typeof profile;
  readonly results: typeof results;
  readonly review: typeof review;
  readonly routes: typeof routes;
  readonly shell: typeof shell;
  readonly start: typeof start;
}

export type Namespace = keyof Namespaces;
