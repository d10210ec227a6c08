// Answers that wait for a teacher's mark, by task: each with a link to its queue, and a button that begins to mark it.
import type { reviewGroups } from '#contract/calls/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { StartMarking } from '#src/ui/loaded/start-marking.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import styles from './account-screen.module.css';

const SHOWN = 5;
const QUEUE = '/teacher-results?view=review';

type Group = ResponseBody<typeof reviewGroups>[number];

function GroupRow({ group }: { readonly group: Group }): ReactElement {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const format = useFormat();
  const since = group.oldest === null ? '' : t('reviews.since', { when: format.dateTime(group.oldest) });
  const work = group.note === null ? '' : textIn(group.note, language);
  const queue = `${QUEUE}&taskId=${group.id}`;
  const title = textIn(group.title, language);
  return (
    <li>
      <Link to={queue} className={styles.section}>
        <span className={styles.person}>
          <span className={joinClasses(styles.name, styles.task)}>{title}</span>
          <span className={styles.facts}>
            {[work, t('reviews.answers', { count: group.count }), since].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <div className={styles.holding}>
        <StartMarking
          filters={{ state: 'WAITING', taskId: group.id }}
          pathOf={({ reviewId, taskId }) => `${queue}&review=${reviewId}&answer=${taskId}`}
          say={{ start: t('reviews.start'), empty: t('reviews.empty') }}
          about={title}
        />
      </div>
    </li>
  );
}

function Groups({ groups }: { readonly groups: readonly Group[] }): ReactElement {
  const { t } = useTranslation('account');
  if (groups.length === 0)
    return (
      <EmptyState compact title={t('reviews.empty')}>
        {t('reviews.emptyHint')}
      </EmptyState>
    );
  return (
    <ul className={styles.sections}>
      {groups.slice(0, SHOWN).map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
    </ul>
  );
}

/** Refreshed while visible, because answers come in all day. */
export function ReviewsCard(): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const groups = useQuery({
    ...callQuery<typeof reviewGroups>('/reviews/groups', { query: { by: 'task', state: 'WAITING' } }),
    refetchInterval: 60_000,
  });
  const count = (groups.data ?? []).reduce((sum, group) => sum + group.count, 0);
  const live = count > 0 && { subtitle: t('reviews.waiting', { count }), tone: 'live' as const };
  const all = (
    <Link className={linkClass()} to={QUEUE}>
      {t('reviews.all')}
    </Link>
  );
  return (
    <Card title={t('reviews.title')} {...live} footer={count > 0 ? all : undefined}>
      {groups.isError ? <QueryError query={groups} /> : null}
      {groups.isPending ? <Loader label={t('common:loading')} /> : null}
      {groups.data ? <Groups groups={groups.data} /> : null}
    </Card>
  );
}
