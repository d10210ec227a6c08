// What the words name: pages at once, people, groups, works, courses and control events as the server finds them.
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { listCourses } from '#contract/calls/courses.ts';
import type { listExecutions } from '#contract/calls/execution-work.ts';
import type { listGroups } from '#contract/calls/groups.ts';
import type { listUsers } from '#contract/calls/users.ts';
import type { listWorks } from '#contract/calls/works.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan, useCurrentUser } from '#src/lib/session/current-user.ts';
import { routeOf } from '../routes.ts';
import { hasScreen } from '../screens.ts';
import { hasAllWords, pagesFor } from './finder-pages.ts';

/** So many of each kind: who looks for more opens the list. */
const MAX_OF_KIND = 5;
const MAX_PAGES = 8;

type FoundKind = 'pages' | 'people' | 'groups' | 'works' | 'courses' | 'events';

interface Found {
  readonly to: string;
  readonly title: string;
  readonly note?: string;
}

export interface FoundGroup {
  readonly kind: FoundKind;
  readonly found: readonly Found[];
}

function usePages(words: string): readonly Found[] {
  const { t } = useTranslation('routes');
  const privileges = useCurrentUser()?.privileges ?? [];
  return pagesFor(privileges, hasScreen)
    .map((id) => ({ to: routeOf(id).path, title: t(`${id}.title`) }))
    .filter(({ title }) => hasAllWords(title, words))
    .slice(0, MAX_PAGES);
}

interface Answer {
  readonly group: FoundGroup;
  readonly isPending: boolean;
}

interface Page<T> {
  readonly content: readonly T[];
}

/** Asked only with words and the right to; what stood stays until the answer to the next words. */
function asked(isAsked: boolean) {
  return { enabled: isAsked, placeholderData: keepPreviousData };
}

/** What the server has found of one kind; a query that was not asked says nothing. */
function answerOf<T>(
  kind: FoundKind,
  query: Pick<UseQueryResult<Page<T>>, 'data' | 'isFetching' | 'isPlaceholderData' | 'isEnabled'>,
  toFound: (one: T) => Found,
): Answer {
  const { data, isFetching, isPlaceholderData, isEnabled } = query;
  const isPending = isEnabled && isFetching && (data === undefined || isPlaceholderData);
  return { group: { kind, found: isEnabled ? (data?.content ?? []).map(toFound) : [] }, isPending };
}

/** @param words as typed; without any, pages alone */
export function useFound(words: string) {
  const language = useLanguage();
  const format = useFormat();
  const search = words.trim();
  const hasWords = search !== '';
  // Whoever looks after accounts comes for the card, which leads to the results too.
  const looksAfter = useCan('USERS_EDIT');
  const query = { search, size: MAX_OF_KIND };
  const pages = usePages(search);
  const people = useQuery({
    ...callQuery<typeof listUsers>('/users', { query }),
    ...asked(useCan('RESULTS_READ') && hasWords),
  });
  const groups = useQuery({
    ...callQuery<typeof listGroups>('/groups', { query }),
    ...asked(useCan('RESULTS_READ') && hasWords),
  });
  const works = useQuery({
    ...callQuery<typeof listWorks>('/works', { query }),
    ...asked(useCan('WORKS_EDIT') && hasWords),
  });
  const courses = useQuery({
    ...callQuery<typeof listCourses>('/courses', { query }),
    ...asked(useCan('COURSES_EDIT') && hasWords),
  });
  const events = useQuery({
    ...callQuery<typeof listExecutions>('/execution-work', { query }),
    ...asked(useCan('EXECUTIONS_EDIT', 'EXECUTIONS_WATCH') && hasWords),
  });
  const answers = [
    answerOf('people', people, (user) => ({
      to: looksAfter ? `/users?person=${user.id}` : `/results-user/${user.id}`,
      title: fullNameOf(user),
      note: [user.login, user.group?.name].filter(Boolean).join(' · '),
    })),
    answerOf('groups', groups, ({ id, name }) => ({ to: `/teacher-results?group=${id}`, title: name })),
    answerOf('works', works, ({ id, title }) => ({
      to: `/work-update/${id}`,
      title: textIn(title, language),
    })),
    answerOf('courses', courses, ({ id, title }) => ({
      to: `/course-create?id=${id}`,
      title: textIn(title, language),
    })),
    answerOf('events', events, ({ id, title, work, startDateTime }) => ({
      to: `/update-control?event=${id}`,
      title: textIn(title, language),
      note: [textIn(work.title, language), format.dateTime(startDateTime)].join(' · '),
    })),
  ];
  const kinds = [{ kind: 'pages' as const, found: pages }, ...answers.map(({ group }) => group)];
  return {
    groups: kinds.filter(({ found }) => found.length > 0),
    isPending: answers.some(({ isPending }) => isPending),
    failed: [people, groups, works, courses, events].find(({ isError }) => isError),
  };
}
