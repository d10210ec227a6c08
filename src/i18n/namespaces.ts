// The namespaces of texts; the Russian texts define their types. To add one: one import and one line here.

import type { texts as account } from './ru/account.ts';
import type { texts as attempt } from './ru/attempt.ts';
import type { texts as auditLog } from './ru/audit-log.ts';
import type { texts as auth } from './ru/auth.ts';
import type { texts as cabinet } from './ru/cabinet.ts';
import type { texts as common } from './ru/common.ts';
import type { texts as courses } from './ru/courses.ts';
import type { texts as documents } from './ru/documents.ts';
import type { texts as groups } from './ru/groups.ts';
import type { texts as keptRun } from './ru/kept-run.ts';
import type { texts as interfaceTexts } from './ru/interface.ts';
import type { texts as legal } from './ru/legal.ts';
import type { texts as lists } from './ru/lists.ts';
import type { texts as people } from './ru/people.ts';
import type { texts as offline } from './ru/offline.ts';
import type { texts as practice } from './ru/practice.ts';
import type { texts as practiceTools } from './ru/practice-tools.ts';
import type { texts as profile } from './ru/profile.ts';
import type { texts as registrationRequests } from './ru/registration-requests.ts';
import type { texts as qrSignIn } from './ru/qr-sign-in.ts';
import type { texts as results } from './ru/results.ts';
import type { texts as review } from './ru/review.ts';
import type { texts as roles } from './ru/roles.ts';
import type { texts as routes } from './ru/routes.ts';
import type { texts as shell } from './ru/shell.ts';
import type { texts as siteSettings } from './ru/site-settings.ts';
import type { texts as start } from './ru/start.ts';
import type { texts as technicalWorks } from './ru/technical-works.ts';
import type { texts as workEditor } from './ru/work-editor.ts';
import type { texts as works } from './ru/works.ts';
import type { texts as workshop } from './ru/workshop.ts';

export interface Namespaces {
  readonly account: typeof account;
  readonly attempt: typeof attempt;
  readonly 'audit-log': typeof auditLog;
  readonly auth: typeof auth;
  readonly cabinet: typeof cabinet;
  readonly common: typeof common;
  readonly courses: typeof courses;
  readonly documents: typeof documents;
  readonly groups: typeof groups;
  readonly interface: typeof interfaceTexts;
  readonly 'kept-run': typeof keptRun;
  readonly legal: typeof legal;
  readonly lists: typeof lists;
  readonly people: typeof people;
  readonly offline: typeof offline;
  readonly practice: typeof practice;
  readonly 'practice-tools': typeof practiceTools;
  readonly profile: typeof profile;
  readonly 'registration-requests': typeof registrationRequests;
  readonly 'qr-sign-in': typeof qrSignIn;
  readonly results: typeof results;
  readonly review: typeof review;
  readonly roles: typeof roles;
  readonly routes: typeof routes;
  readonly shell: typeof shell;
  readonly 'site-settings': typeof siteSettings;
  readonly start: typeof start;
  readonly 'technical-works': typeof technicalWorks;
  readonly 'work-editor': typeof workEditor;
  readonly works: typeof works;
  readonly workshop: typeof workshop;
}

export type Namespace = keyof Namespaces;
