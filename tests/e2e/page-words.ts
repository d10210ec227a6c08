// The texts of the pages in each language, for tests that go through all of them.
import { texts as accountCh } from '#src/i18n/ch/account.ts';
import { texts as authCh } from '#src/i18n/ch/auth.ts';
import { texts as cabinetCh } from '#src/i18n/ch/cabinet.ts';
import { texts as commonCh } from '#src/i18n/ch/common.ts';
import { texts as controlCh } from '#src/i18n/ch/control-task.ts';
import { texts as profileCh } from '#src/i18n/ch/profile.ts';
import { texts as reviewCh } from '#src/i18n/ch/review.ts';
import { texts as shellCh } from '#src/i18n/ch/shell.ts';
import { texts as startCh } from '#src/i18n/ch/start.ts';
import { texts as taskEditorCh } from '#src/i18n/ch/task-editor.ts';
import { texts as testCasesCh } from '#src/i18n/ch/test-cases.ts';
import { texts as accountEn } from '#src/i18n/en/account.ts';
import { texts as authEn } from '#src/i18n/en/auth.ts';
import { texts as cabinetEn } from '#src/i18n/en/cabinet.ts';
import { texts as commonEn } from '#src/i18n/en/common.ts';
import { texts as controlEn } from '#src/i18n/en/control-task.ts';
import { texts as profileEn } from '#src/i18n/en/profile.ts';
import { texts as reviewEn } from '#src/i18n/en/review.ts';
import { texts as shellEn } from '#src/i18n/en/shell.ts';
import { texts as startEn } from '#src/i18n/en/start.ts';
import { texts as taskEditorEn } from '#src/i18n/en/task-editor.ts';
import { texts as testCasesEn } from '#src/i18n/en/test-cases.ts';
import { texts as accountRu } from '#src/i18n/ru/account.ts';
import { texts as authRu } from '#src/i18n/ru/auth.ts';
import { texts as cabinetRu } from '#src/i18n/ru/cabinet.ts';
import { texts as commonRu } from '#src/i18n/ru/common.ts';
import { texts as controlRu } from '#src/i18n/ru/control-task.ts';
import { texts as profileRu } from '#src/i18n/ru/profile.ts';
import { texts as reviewRu } from '#src/i18n/ru/review.ts';
import { texts as shellRu } from '#src/i18n/ru/shell.ts';
import { texts as startRu } from '#src/i18n/ru/start.ts';
import { texts as taskEditorRu } from '#src/i18n/ru/task-editor.ts';
import { texts as testCasesRu } from '#src/i18n/ru/test-cases.ts';
import { CH as roomCh } from '#tasks/room/texts/ch.ts';
import { EN as roomEn } from '#tasks/room/texts/en.ts';
import { RU as roomRu } from '#tasks/room/texts/ru.ts';

export const PAGE_WORDS = {
  ru: {
    account: accountRu,
    auth: authRu,
    cabinet: cabinetRu,
    common: commonRu,
    control: controlRu,
    profile: profileRu,
    review: reviewRu,
    room: roomRu,
    shell: shellRu,
    start: startRu,
    taskEditor: taskEditorRu,
    testCases: testCasesRu,
  },
  en: {
    account: accountEn,
    auth: authEn,
    cabinet: cabinetEn,
    common: commonEn,
    control: controlEn,
    profile: profileEn,
    review: reviewEn,
    room: roomEn,
    shell: shellEn,
    start: startEn,
    taskEditor: taskEditorEn,
    testCases: testCasesEn,
  },
  ch: {
    account: accountCh,
    auth: authCh,
    cabinet: cabinetCh,
    common: commonCh,
    control: controlCh,
    profile: profileCh,
    review: reviewCh,
    room: roomCh,
    shell: shellCh,
    start: startCh,
    taskEditor: taskEditorCh,
    testCases: testCasesCh,
  },
} as const;

export type PageLanguage = keyof typeof PAGE_WORDS;
export type PageWords = (typeof PAGE_WORDS)[PageLanguage];
