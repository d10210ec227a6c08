// The columns of the list of actions.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAction } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Column } from '#src/ui/data/table.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { ChangedBy } from '../parts/changed-by.tsx';
import { HarmBadge } from '../parts/harm-badge.tsx';
import { ToolBadges } from '../parts/draft/tool-badges.tsx';
import { useCopyTool } from '../parts/draft/use-copy-tool.ts';
import { useDropTool } from '../parts/draft/use-drop-tool.ts';
import { ThingPicture } from '../parts/thing-picture.tsx';
import { useArchive } from '../parts/use-archive.tsx';
import styles from '../practice-tools.module.css';
import { ACTION_DRAFTS, refreshActions } from './action-drafts.ts';

export function useActionColumns(opened: Opened): readonly Column<ListedAction>[] {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('columns.action'),
      header: true,
      sortable: true,
      width: '36%',
      cell: (action) => <Title action={action} opened={opened} />,
    },
    {
      key: 'code',
      title: t('columns.code'),
      sortable: true,
      cell: ({ code }) => (code === '' ? null : <code className={styles.code}>{code}</code>),
    },
    {
      key: 'simulation',
      title: t('simulation'),
      cell: ({ simulation }) => <span className={styles.nowrap}>{t(`simulations.${simulation}`)}</span>,
    },
    { key: 'harm', title: t('columns.harm'), cell: ({ harm }) => <HarmBadge harm={harm} /> },
    {
      key: 'useCount',
      title: t('columns.chains'),
      sortable: true,
      align: 'end',
      cell: ({ useCount }) => format.number(useCount),
    },
    {
      key: 'changedAt',
      title: t('columns.changed'),
      sortable: true,
      cell: (action) => <ChangedBy item={action} />,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (action) => <ActionMenu action={action} opened={opened} />,
    },
  ];
}

interface RowProps {
  readonly action: ListedAction;
  readonly opened: Opened;
}

function Title({ action, opened }: RowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const said = textIn(action.title, useLanguage()).trim();
  const name = said === '' ? t('chain.untitled') : said;
  return (
    <span className={styles.named}>
      <ThingPicture code={action.picture} />
      <span className={styles.two}>
        {action.archivedAt === null ? (
          <button type="button" className={styles.open} onClick={() => opened.open(action.id)}>
            {name}
          </button>
        ) : (
          name
        )}
        <ToolBadges item={action} builtIn={t('builtIn')} />
      </span>
    </span>
  );
}

function ActionMenu({ action, opened }: RowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const name = textIn(action.title, useLanguage());
  const { archive, restore, asking } = useArchive('action', refreshActions);
  const copyTool = useCopyTool(ACTION_DRAFTS, opened);
  const dropTool = useDropTool(ACTION_DRAFTS);
  const item = { id: action.id, name };
  const discarding = {
    id: 'discard',
    text: t('acts.discard'),
    tone: 'danger' as const,
    run: () => dropTool(action.id),
  };
  const archiving = {
    id: 'archive',
    text: t('acts.archive'),
    note: t('acts.archiveNote'),
    tone: 'danger' as const,
    run: () => archive(item, action.useCount),
  };
  return (
    <>
      <Menu
        label={t('acts.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={
          action.archivedAt === null
            ? [
                { id: 'edit', text: t('acts.edit'), run: () => opened.open(action.id) },
                { id: 'copy', text: t('acts.copy'), run: () => copyTool(action.id) },
                action.revision === 0 ? discarding : archiving,
              ]
            : [{ id: 'restore', text: t('acts.restore'), run: () => restore(item) }]
        }
      />
      {asking}
    </>
  );
}
