// The columns of the list of rooms.
import { useMutation } from '@tanstack/react-query';
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ListedRoom } from '#contract/entities/room-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { ChangedBy } from '../parts/changed-by.tsx';
import { useArchive } from '../parts/use-archive.tsx';
import styles from '../practice-tools.module.css';
import { roomPath } from '../tools-address.ts';
import { copyRoom, refreshRooms } from './room-drafts.ts';

/** @param pathOf the page that a room’s name opens */
export function useRoomColumns(pathOf: (id: string) => string = roomPath): readonly Column<ListedRoom>[] {
  const { t } = useTranslation('practice-tools');
  return [
    {
      key: 'title',
      title: t('rooms.columns.room'),
      header: true,
      sortable: true,
      width: '36%',
      cell: (row) => <Title row={row} pathOf={pathOf} />,
    },
    { key: 'size', title: t('rooms.columns.size'), cell: (row) => <Size row={row} /> },
    { key: 'cases', title: t('rooms.columns.cases'), cell: (row) => <Cases row={row} /> },
    {
      key: 'changedAt',
      title: t('columns.changed'),
      sortable: true,
      cell: (row) => <ChangedBy item={row} />,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (row) => <RoomMenu row={row} pathOf={pathOf} />,
    },
  ];
}

interface RowProps {
  readonly row: ListedRoom;
}

interface OpenedRowProps extends RowProps {
  readonly pathOf: (id: string) => string;
}

function Title({ row, pathOf }: OpenedRowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { id, title, isDraft, revision, isBuiltIn, archivedAt } = row;
  const name = textIn(title, language).trim();
  const shown = name === '' ? t('rooms.untitled') : name;
  return (
    <span className={styles.two}>
      {archivedAt === null ? (
        <Link className={linkClass()} to={pathOf(id)}>
          {shown}
        </Link>
      ) : (
        shown
      )}
      <span className={styles.badges}>
        {isBuiltIn ? <Badge>{t('rooms.builtIn')}</Badge> : null}
        {row.hasOwnRules ? <Badge tone="primary">{t('rules.ownBadge')}</Badge> : null}
        {revision === 0 ? <Badge tone="amber">{t('rooms.state.NEW')}</Badge> : null}
        {revision > 0 && isDraft ? <Badge tone="amber">{t('rooms.state.DRAFT')}</Badge> : null}
      </span>
    </span>
  );
}

function Size({ row: { widthTiles, heightTiles, locationCount, thingCount } }: RowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  return (
    <span className={styles.two}>
      <span className={styles.nowrap}>
        {t('rooms.tiles', { width: format.number(widthTiles), height: format.number(heightTiles) })}
      </span>
      <span className={styles.note}>
        {t('rooms.holds', { locations: format.number(locationCount), things: format.number(thingCount) })}
      </span>
    </span>
  );
}

const SHOWN_CASES = 3;

function Cases({ row: { cases } }: RowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  if (cases.length === 0) return <span className={styles.note}>{t('rooms.noCases')}</span>;
  const more = cases.length - SHOWN_CASES;
  return (
    <span className={styles.two}>
      {cases.slice(0, SHOWN_CASES).map(({ id, title }) => (
        <span key={id}>{textIn(title, language)}</span>
      ))}
      {more > 0 ? <span className={styles.note}>{t('rooms.moreCases', { count: more })}</span> : null}
    </span>
  );
}

function RoomMenu({ row, pathOf }: OpenedRowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const navigate = useNavigate();
  const { archive, restore } = useArchive('room', refreshRooms);
  const { id, revision, cases } = row;
  const copying = useMutation({
    mutationFn: () => copyRoom(id),
    onSuccess: async (made) => {
      await refreshRooms();
      void navigate(pathOf(made.id));
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  const name = textIn(row.title, language);
  const item = { id, name };
  const archiving = {
    id: 'archive',
    text: t('acts.archive'),
    note: cases.length > 0 ? t('rooms.inCasesFirst') : t('rooms.archiveNote'),
    disabled: cases.length > 0,
    tone: 'danger' as const,
    run: () => archive(item),
  };
  return (
    <Menu
      label={t('acts.of', { name })}
      trigger={<MoreVertical size={20} aria-hidden="true" />}
      actions={
        row.archivedAt === null
          ? [
              { id: 'edit', text: t('acts.edit'), run: () => void navigate(pathOf(id)) },
              { id: 'copy', text: t('acts.copy'), run: () => copying.mutate() },
              ...(revision === 0 ? [] : [archiving]),
            ]
          : [{ id: 'restore', text: t('acts.restore'), run: () => restore(item) }]
      }
    />
  );
}
