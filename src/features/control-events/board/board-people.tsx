// The people of a board: who needs a look first, then all of them, found and filtered, and what can be done for those chosen.
import { LayoutGrid } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoardRow } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Table } from '#src/ui/data/table.tsx';
import { useSelection } from '#src/ui/list/use-selection.ts';
import { wallPath } from '../events-address.ts';
import { MAX_SEATS } from '../wall/seats.ts';
import { SetBookmark } from '../bookmarks/set-bookmark.tsx';
import { ActBar } from './act-bar.tsx';
import { useBoardColumns } from './board-columns.tsx';
import { LookStrip } from './look-strip.tsx';
import styles from './board.module.css';
import { countOf, looksOf, standingOf } from './standing.ts';
import type { BoardOnPage } from './use-board.ts';

const SHOWS = ['all', 'look', 'away', 'working', 'over'] as const;
type Show = (typeof SHOWS)[number];
const ANY = 'ANY';

interface BoardPeopleProps {
  readonly event: Execution;
  readonly board: BoardOnPage;
  readonly rows: readonly BoardRow[];
}

interface Narrowing {
  readonly words: string;
  readonly show: Show;
  readonly groupId: string;
}

const keyOf = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

function isShown(row: BoardRow, { words, show, groupId }: Narrowing, isLooked: boolean): boolean {
  if (!keyOf(row.user.fullName).includes(keyOf(words))) return false;
  if (groupId !== ANY && row.user.group?.id !== groupId) return false;
  if (show === 'all') return true;
  return show === 'look' ? isLooked : countOf(standingOf(row)) === show;
}

export function BoardPeople({ event, board, rows }: BoardPeopleProps): ReactElement {
  const { t } = useTranslation('board');
  const mayAct = useCan('EXECUTIONS_ACT');
  const [narrowing, setNarrowing] = useState<Narrowing>({ words: '', show: 'all', groupId: ANY });
  const selection = useSelection(event.id);
  const isRunning = event.state === 'OPEN';
  const chosen = rows.flatMap(({ user }) => (selection.chosen.has(user.id) ? [user.id] : []));
  const looked = rows.filter((row) => looksOf(row, event, board.nowMs).length > 0);
  const shown = rows.filter((row) => isShown(row, narrowing, looked.includes(row)));
  const held = useHeldRows(rows, shown, narrowing);
  return (
    <>
      {event.state === 'COMING' ? null : (
        <div className={styles.tools}>
          <SetBookmark id={event.id} chosen={chosen} isOver={!isRunning} />
          {isRunning ? <WallLink id={event.id} chosen={chosen} /> : null}
        </div>
      )}
      <LookStrip
        rows={looked}
        event={event}
        nowMs={board.nowMs}
        onChoose={mayAct ? (id) => selection.onChange(new Set([...selection.chosen, id])) : undefined}
      />
      <Filters rows={rows} value={narrowing} onChange={setNarrowing} />
      <div {...held.watch}>
        <Table
          caption={t('board.now')}
          columns={useBoardColumns(event.id, board)}
          rows={held.rows}
          rowKey={({ user }) => user.id}
          selection={
            mayAct || event.state !== 'COMING'
              ? {
                  chosen: selection.chosen,
                  onChange: selection.onChange,
                  allLabel: t('board.chooseAll'),
                  rowLabel: ({ user }) => t('board.choose', { name: user.fullName }),
                }
              : undefined
          }
          empty={<p className={styles.note}>{t('board.nobody')}</p>}
        />
      </div>
      {mayAct ? <ActBar id={event.id} rows={rows} selection={selection} /> : null}
    </>
  );
}

function WallLink({ id, chosen }: { readonly id: string; readonly chosen: readonly string[] }): ReactElement {
  const { t } = useTranslation('board');
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={wallPath(id, chosen.slice(0, MAX_SEATS))}>
      <LayoutGrid size={18} aria-hidden="true" />
      {chosen.length === 0 ? t('wall.open') : t('wall.openChosen')}
    </Link>
  );
}

/** While the pointer is on the table its rows stay where they are: only what they say changes. */
function useHeldRows(rows: readonly BoardRow[], shown: readonly BoardRow[], narrowing: Narrowing) {
  const [held, setHeld] = useState<{ readonly ids: ReadonlySet<string>; readonly narrowing: Narrowing }>();
  const isHeld = held?.narrowing === narrowing;
  return {
    rows: isHeld ? rows.filter(({ user }) => held.ids.has(user.id)) : shown,
    watch: {
      onPointerEnter: () => setHeld({ ids: new Set(shown.map(({ user }) => user.id)), narrowing }),
      onPointerLeave: () => setHeld(undefined),
    },
  };
}

interface FiltersProps {
  readonly rows: readonly BoardRow[];
  readonly value: Narrowing;
  readonly onChange: (value: Narrowing) => void;
}

function Filters({ rows, value, onChange }: FiltersProps): ReactElement {
  const { t } = useTranslation(['board', 'lists']);
  const groups = new Map(
    rows.flatMap(({ user: { group } }) => (group === null ? [] : [[group.id, group.name] as const])),
  );
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('board.search')}
        labelHidden={false}
        clearLabel={t('lists:clearSearch')}
        value={value.words}
        maxLength={200}
        onChange={(words) => onChange({ ...value, words })}
      />
      <Select
        label={t('board.show')}
        placeholder={t('board.shows.all')}
        value={value.show}
        onChange={(show) => onChange({ ...value, show })}
        options={SHOWS.map((show) => ({ value: show, label: t(`board.shows.${show}`) }))}
      />
      {groups.size > 1 ? (
        <Select
          label={t('board.group')}
          placeholder={t('board.anyGroup')}
          value={value.groupId}
          onChange={(groupId) => onChange({ ...value, groupId })}
          options={[
            { value: ANY, label: t('board.anyGroup') },
            ...[...groups].map(([id, name]) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
    </div>
  );
}
