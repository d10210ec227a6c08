// Where a list or a choice does not load, the page says so in the specified words and asks again: each query is kept
// whole and given to QueryError or ListRows, which do it, or stands in the list of those that need not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { texts as ch } from '#src/i18n/ch/common.ts';
import { texts as en } from '#src/i18n/en/common.ts';
import { texts as ru } from '#src/i18n/ru/common.ts';
import { CODE_FOLDERS, listFiles, ROOT } from './module-graph.ts';

const SHOWING = /<(?:QueryError|ListRows)\b/;
const QUERY =
  /(?:const (?<named>\w+|\{[^}]*\}|\[[^\]]*\])(?::[^=]+)? = |return |\(\) => )useQuer(?:y|ies)(?:<\w+>)?\(/g;

/** Queries of hooks, and the component that shows their failure. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'src/app/finder/use-found.ts': ['src/app/finder/finder-list.tsx'],
  'src/features/account/events-card.tsx': ['src/features/account/events-card.tsx'],
  'src/features/attempt/control/use-followed-event.ts': [
    'src/features/attempt/control/control-task-screen.tsx',
  ],
  'src/features/control-events/making/create-control-screen.tsx': [
    'src/features/control-events/making/create-control-screen.tsx',
  ],
  'src/features/control-events/board/injections/use-injections.ts': [
    'src/features/control-events/board/injections/injection-list.tsx',
  ],
  'src/features/control-events/bookmarks/use-bookmarks.ts': [
    'src/features/control-events/bookmarks/bookmark-list.tsx',
    'src/features/control-events/bookmarks/debriefing-view.tsx',
  ],
  'src/features/control-events/debriefing/use-debriefing.ts': [
    'src/features/control-events/debriefing/runs-view.tsx',
    'src/features/control-events/debriefing/suggestions.tsx',
  ],
  'src/features/authoring/works/use-topics.ts': [
    'src/features/authoring/works/bank.tsx',
    'src/features/authoring/works/topics-overlay.tsx',
    'src/features/authoring/work-editor/draw-rule.tsx',
  ],
  'src/features/results/statistics/figures-screens.tsx': [
    'src/features/results/statistics/figures-screens.tsx',
  ],
  'src/features/results/statistics/people/people-screens.tsx': [
    'src/features/results/statistics/people/people-screens.tsx',
  ],
  'src/ui/loaded/people-picker.tsx': ['src/ui/loaded/people-picker.tsx'],
  'src/features/people/people-queries.ts': ['src/features/people/roles-error.tsx'],
  'src/features/access/registration-requests/use-choices.ts': [
    'src/features/access/registration-requests/approve-fields.tsx',
  ],
  'src/features/qr-sign-in/use-people.ts': ['src/features/qr-sign-in/choose-people.tsx'],
  'src/features/authoring/task-editor/task-publication.tsx': ['src/ui/loaded/drafts/publish-overlay.tsx'],
  'src/features/authoring/work-editor/publish-dialog.tsx': ['src/ui/loaded/drafts/publish-overlay.tsx'],
  'src/features/courses/course-publication.tsx': ['src/ui/loaded/drafts/publish-overlay.tsx'],
  'src/features/authoring/regrade/regrade-acts.ts': ['src/features/authoring/regrade/regrade-frame.tsx'],
  'src/features/practice-tools/parts/use-vocabulary.ts': [
    'src/features/practice-tools/actions/actions-screen.tsx',
    'src/features/practice-tools/actions/action-form.tsx',
    'src/features/practice-tools/chains/chain-editor.tsx',
    'src/features/practice-tools/cases/judging.tsx',
  ],
  'src/features/practice-tools/chains/chain-publication.tsx': ['src/ui/loaded/drafts/publish-overlay.tsx'],
  'src/features/practice-tools/parts/draft/tool-publication.tsx': [
    'src/ui/loaded/drafts/publish-overlay.tsx',
  ],
  'src/features/practice-tools/rooms/room-findings.tsx': ['src/ui/loaded/drafts/publish-overlay.tsx'],
  'src/features/practice-tools/cases/findings.tsx': [
    'src/features/practice-tools/cases/findings.tsx',
    'src/ui/loaded/drafts/publish-overlay.tsx',
  ],
  'src/lib/api/group-options.ts': [
    'src/ui/loaded/group-box.tsx',
    'src/features/qr-sign-in/choose-people.tsx',
  ],
};

/** Neither a list nor a choice, or one that another query of the same page loads. */
const NEED_NOT: Readonly<Record<string, string>> = {
  'src/app/bell/use-waiting.ts': 'the bell says that it could not be asked; the pages it leads to ask again',
  'src/app/layouts/running-control-banner.tsx': 'asks nothing: what another page has loaded',
  'src/features/control-events/event-columns.tsx':
    'a count in a row, a dash without it; the list itself says it',
  'src/features/control-events/wall/use-wall.ts':
    'one scene, asked for again each 2 s; its place on the wall says it',
  'src/app/page-status.tsx': 'the zone of times: until it is heard, the one known last',
  'src/features/access/registration-requests-screen.tsx': 'the counts on the tabs; the list itself says it',
  'src/features/access/roles-screen.tsx': 'the list on the same page loads the same and says it',
  'src/features/attempt/use-outcomes.ts':
    'signs in the list of tasks; without them an answer is shown as given',
  'src/features/attempt/use-offline-copy.ts': 'asks this device',
  'src/features/attempt/use-resumable-modes.ts': 'asks this device',
  'src/features/attempt/use-training-feedback.ts':
    'what is told of an answer; the page says that the network is gone',
  'src/features/connection/connection-screen.tsx': 'asks this device',
  'src/features/courses/course-columns.tsx': 'a count in a row, a dash without it; the list itself says it',
  'src/features/practice-tools/recorder/kept-recordings.ts': 'asks this device',
  'src/features/people/erase-dialog.tsx': 'one person, whom the page under it has loaded',
  'src/features/results/debrief-panel.tsx': 'one log beside the grade, which stands without it',
  'src/features/results/reviews/use-review-counts.ts':
    'a count on a tab; the filters load the same and say it',
  'src/features/static-pages/technical-work-screen.tsx':
    'without an answer technical works are off (specification)',
  'src/ui/loaded/co-authors/co-authors-notice.tsx': 'what the server says again when it refuses a change',
  'src/ui/loaded/co-authors/use-co-authors.ts':
    'a right that the server holds; until it is heard, one may try',
  'src/lib/api/server-space.ts': 'one banner',
  'src/lib/api/technical-works.ts': 'without an answer technical works are off (specification)',
  'src/lib/api/use-documents.ts': 'names of files; each file says itself that it was not found',
  'src/lib/api/use-file.ts': 'one file; its viewer says it',
  'src/lib/session/current-user.ts': 'oneself: a failure is recorded only (specification)',
};

const asking = listFiles(CODE_FOLDERS)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(
    ({ text }) => /\buseQuer(?:y|ies)(?:<\w+>)?\(/.test(text) && /from '@tanstack\/react-query'/.test(text),
  );
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The queries of a file whose failure nothing in it shows. */
function unshown(text: string): readonly string[] {
  return [...text.matchAll(QUERY)].flatMap(({ groups }) => {
    const named = groups?.['named'];
    if (named === undefined || !/^\w+$/.test(named)) return ['a query not kept whole'];
    return new RegExp(`<(?:QueryError|ListRows)\\b[^>]*?query=\\{${named}\\}`, 's').test(text) ? [] : [named];
  });
}

test('it sees the queries', () => {
  expect(asking.length).toBeGreaterThan(35);
  expect(asking.flatMap(({ text }) => [...text.matchAll(QUERY)]).length).toBeGreaterThan(50);
  expect(unshown('const groups = useQuery(x); <QueryError compact query={groups} />')).toEqual([]);
  expect(unshown('const groups = useQuery(x); <p>{groups.data}</p>')).toEqual(['groups']);
  expect(unshown('const { data } = useQuery(x); <QueryError query={other} />')).toHaveLength(1);
});

test.each(asking)('$path shows where its lists do not load, with a way to ask again', ({ path, text }) => {
  const shownBy = SHOWN_BY[path];
  if (shownBy !== undefined) {
    for (const shower of shownBy) expect(textOf(shower)).toMatch(SHOWING);
    return;
  }
  if (NEED_NOT[path] === undefined) expect(unshown(text)).toEqual([]);
});

test('no row of the lists has outlived its file', () => {
  const paths = new Set(asking.map(({ path }) => path));
  expect([...Object.keys(SHOWN_BY), ...Object.keys(NEED_NOT)].filter((path) => !paths.has(path))).toEqual([]);
});

describe('the words', () => {
  test('are the specified ones', () => {
    expect(ru.errors.load).toBe(
      'Ошибка сервера, данные не загружены. Попробуйте обратиться к странице позже',
    );
    const all = { ru, en, ch };
    expect(new Set(LANGUAGES.map((language) => all[language].errors.load)).size).toBe(LANGUAGES.length);
  });

  test('stand in one place, with the way to ask again', () => {
    const place = textOf('src/ui/loaded/query-error.tsx');
    expect(place).toMatch(/t\('errors\.load'\)/);
    expect(place).toMatch(/onRetry/);
    const others = asking.filter(({ text }) => /errors\.load'/.test(text)).map(({ path }) => path);
    expect(others).toEqual([]);
  });
});
