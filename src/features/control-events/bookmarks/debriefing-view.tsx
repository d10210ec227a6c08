// A debriefing for a wall: the bookmarks of an event in order, each with the way to the replay of that moment; names can be hidden.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { exportDebriefing } from '#contract/calls/bookmarks.ts';
import type { getExecutionDetails } from '#contract/calls/execution-work.ts';
import type { Bookmark } from '#contract/entities/bookmarks.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { debriefingPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Switch } from '#src/ui/fields/switch.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { RunsView } from '../debriefing/runs-view.tsx';
import { Suggestions } from '../debriefing/suggestions.tsx';
import { boardPath } from '../events-address.ts';
import styles from './debriefing.module.css';
import { ShownBookmark } from './shown-bookmark.tsx';
import { namesFor, useBookmarks } from './use-bookmarks.ts';
import { useSheets } from './use-sheets.ts';

export function DebriefingView({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const { isHidden } = useHiddenNames();
  const event = useQuery({
    ...callQuery<typeof getExecutionDetails>('/execution-work/:id/details', {
      params: { id },
      query: namesFor(isHidden),
    }),
    placeholderData: keepPreviousData,
  });
  const title = event.data === undefined ? '' : textIn(event.data.title, language);
  return (
    <div className={styles.page}>
      <Link className={`${linkClass(true)} ${styles.back ?? ''}`} to={boardPath(id)}>
        <ChevronLeft size={18} aria-hidden="true" /> {t('debriefing.back')}
      </Link>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {title === '' ? t('debriefing.title') : t('debriefing.of', { title })}
        </h1>
        <Controls id={id} title={title} />
      </div>
      {event.isError && event.data === undefined ? <QueryError query={event} /> : null}
      <Shown id={id} isRunning={event.data?.state === 'OPEN'} />
    </div>
  );
}

interface ShownProps {
  readonly id: string;
  readonly isRunning: boolean;
}

/** The bookmarks, and for those who may see results what is suggested and the runs side by side. */
function Shown({ id, isRunning }: ShownProps): ReactElement {
  const { t } = useTranslation('debriefing');
  const [params, change] = useAddress();
  const mayRead = useCan('RESULTS_READ');
  if (!mayRead) return <AllBookmarks id={id} isRunning={isRunning} />;
  return (
    <Tabs
      label={t('tabs')}
      value={params.get('shown') === 'runs' ? 'runs' : 'bookmarks'}
      onChange={(shown) =>
        change(
          (wanted) => {
            if (shown === 'runs') wanted.set('shown', shown);
            else wanted.delete('shown');
            return wanted;
          },
          { preventScrollReset: true },
        )
      }
      tabs={[
        {
          id: 'bookmarks',
          title: t('tabBookmarks'),
          content: (
            <div className={styles.tab}>
              <AllBookmarks id={id} isRunning={isRunning} />
              <Suggestions id={id} />
            </div>
          ),
        },
        { id: 'runs', title: t('tabRuns'), content: <RunsView id={id} /> },
      ]}
    />
  );
}

function AllBookmarks({ id, isRunning }: ShownProps): ReactElement {
  const { isHidden } = useHiddenNames();
  const bookmarks = useBookmarks(id, isRunning, isHidden);
  if (bookmarks.data !== undefined) return <Bookmarks id={id} bookmarks={bookmarks.data} />;
  return bookmarks.isError ? <QueryError query={bookmarks} /> : <Skeleton shape="block" height="320px" />;
}

function Controls({ id, title }: { readonly id: string; readonly title: string }): ReactElement {
  const { t } = useTranslation(['board', 'debriefing']);
  const { isHidden, setHidden } = useHiddenNames();
  const mayRead = useCan('RESULTS_READ');
  const saving = useMutation({
    mutationFn: async () => {
      const query = { names: isHidden ? 'false' : 'true' } as const;
      const file = await call<typeof exportDebriefing>('GET', '/execution-work/:id/debriefing', {
        params: { id },
        query,
        as: 'blob',
      });
      saveFile(file, `${t('debriefing.of', { title })}.pdf`);
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return (
    <div className={styles.controls}>
      <Switch
        label={t('debriefing.hideNames')}
        checked={isHidden}
        onChange={(event) => setHidden(event.currentTarget.checked)}
      />
      <Button
        variant="secondary"
        icon={<Download size={18} aria-hidden="true" />}
        text={t('debriefing.pdf')}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      />
      {mayRead ? <AllSheets id={id} title={title} /> : null}
    </div>
  );
}

function AllSheets({ id, title }: { readonly id: string; readonly title: string }): ReactElement {
  const { t } = useTranslation('debriefing');
  const saving = useSheets(id);
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      text={t('sheets.all')}
      loading={saving.isPending}
      onClick={() => saving.mutate({ fileName: t('sheets.allOf', { title }) })}
    />
  );
}

interface BookmarksProps {
  readonly id: string;
  readonly bookmarks: readonly Bookmark[];
}

function Bookmarks({ id, bookmarks }: BookmarksProps): ReactElement {
  const { t } = useTranslation(['board', 'debriefing']);
  const [params] = useAddress();
  const { isHidden } = useHiddenNames();
  const wanted = bookmarks.findIndex((one) => one.id === params.get('bookmark'));
  const at = Math.max(0, wanted);
  const shown = bookmarks[at];
  if (shown === undefined)
    return <EmptyState title={t('bookmarks.none')}>{t('debriefing:after.noneAfter')}</EmptyState>;
  const pathOf = (bookmark: Bookmark): string =>
    debriefingPath({ eventId: id, bookmarkId: bookmark.id, isHidden });
  return (
    <div className={styles.wall}>
      <section className={styles.shown} aria-label={t('debriefing.shown', { number: at + 1 })}>
        <ShownBookmark key={shown.id} id={id} bookmark={shown} number={at + 1} total={bookmarks.length} />
        <Steps previous={bookmarks[at - 1]} next={bookmarks[at + 1]} pathOf={pathOf} />
      </section>
      <nav className={styles.all} aria-label={t('bookmarks.title')}>
        <ol className={styles.list}>
          {bookmarks.map((bookmark) => (
            <Row key={bookmark.id} bookmark={bookmark} path={pathOf(bookmark)} isShown={bookmark === shown} />
          ))}
        </ol>
      </nav>
    </div>
  );
}

interface StepsProps {
  readonly previous: Bookmark | undefined;
  readonly next: Bookmark | undefined;
  readonly pathOf: (bookmark: Bookmark) => string;
}

function Steps({ previous, next, pathOf }: StepsProps): ReactElement | null {
  const { t } = useTranslation('board');
  if (previous === undefined && next === undefined) return null;
  return (
    <div className={styles.steps}>
      {previous === undefined ? (
        <span />
      ) : (
        <Link className={linkClass()} to={pathOf(previous)} preventScrollReset>
          <ChevronLeft size={20} aria-hidden="true" /> {t('debriefing.previous')}
        </Link>
      )}
      {next === undefined ? null : (
        <Link className={linkClass()} to={pathOf(next)} preventScrollReset>
          {t('debriefing.next')} <ChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

interface RowProps {
  readonly bookmark: Bookmark;
  readonly path: string;
  readonly isShown: boolean;
}

function Row({ bookmark: { note, at }, path, isShown }: RowProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  return (
    <li>
      <Link className={styles.row} to={path} preventScrollReset aria-current={isShown ? 'step' : undefined}>
        <span className={styles.rowNote}>{note === '' ? t('bookmarks.noNote') : note}</span>
        <span className={styles.rowTime}>{format.time(at)}</span>
      </Link>
    </li>
  );
}
