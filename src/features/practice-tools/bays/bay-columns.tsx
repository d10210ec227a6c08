// The columns of the list of rules of the bay.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedBay } from '#contract/entities/bay-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { Column } from '#src/ui/data/table.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { ChangedBy } from '../parts/changed-by.tsx';
import { ToolBadges } from '../parts/draft/tool-badges.tsx';
import { useCopyTool } from '../parts/draft/use-copy-tool.ts';
import { useDropTool } from '../parts/draft/use-drop-tool.ts';
import { useArchive } from '../parts/use-archive.tsx';
import styles from '../practice-tools.module.css';
import { casePath } from '../tools-address.ts';
import { BAY_DRAFTS, refreshBays } from './bay-drafts.ts';

export function useBayColumns(opened: Opened): readonly Column<ListedBay>[] {
  const { t } = useTranslation(['bays', 'practice-tools']);
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('bay'),
      header: true,
      sortable: true,
      width: '34%',
      cell: (bay) => <Title bay={bay} opened={opened} />,
    },
    {
      key: 'changes',
      title: t('changes'),
      align: 'end',
      cell: ({ changeCount }) => format.number(changeCount),
    },
    { key: 'cases', title: t('practice-tools:columns.cases'), cell: (bay) => <Cases bay={bay} /> },
    {
      key: 'changedAt',
      title: t('practice-tools:columns.changed'),
      sortable: true,
      cell: (bay) => <ChangedBy item={bay} />,
    },
    {
      key: 'actions',
      title: t('practice-tools:columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (bay) => <BayMenu bay={bay} opened={opened} />,
    },
  ];
}

interface RowProps {
  readonly bay: ListedBay;
  readonly opened: Opened;
}

function Title({ bay, opened }: RowProps): ReactElement {
  const { t } = useTranslation('bays');
  const said = textIn(bay.title, useLanguage()).trim();
  const name = said === '' ? t('untitled') : said;
  return (
    <span className={styles.two}>
      {bay.archivedAt === null ? (
        <button type="button" className={styles.open} onClick={() => opened.open(bay.id)}>
          {name}
        </button>
      ) : (
        name
      )}
      <ToolBadges item={bay} builtIn="" />
    </span>
  );
}

function Cases({ bay: { cases } }: Pick<RowProps, 'bay'>): ReactElement {
  const { t } = useTranslation('bays');
  const language = useLanguage();
  if (cases.length === 0) return <span className={styles.note}>{t('noCases')}</span>;
  return (
    <span className={styles.two}>
      {cases.map(({ id, title }) => (
        <Link key={id} className={linkClass()} to={casePath(id)}>
          {textIn(title, language)}
        </Link>
      ))}
    </span>
  );
}

function BayMenu({ bay, opened }: RowProps): ReactElement {
  const { t } = useTranslation(['bays', 'practice-tools']);
  const name = textIn(bay.title, useLanguage());
  const { archive, restore } = useArchive('bay', refreshBays);
  const copyBay = useCopyTool(BAY_DRAFTS, opened);
  const dropBay = useDropTool(BAY_DRAFTS);
  const { id, revision, cases, archivedAt } = bay;
  const item = { id, name };
  const discarding = {
    id: 'discard',
    text: t('practice-tools:acts.discard'),
    tone: 'danger' as const,
    run: () => dropBay(id),
  };
  const archiving = {
    id: 'archive',
    text: t('practice-tools:acts.archive'),
    note: t(cases.length > 0 ? 'inCasesFirst' : 'archiveNote'),
    disabled: cases.length > 0,
    tone: 'danger' as const,
    run: () => archive(item),
  };
  return (
    <Menu
      label={t('practice-tools:acts.of', { name })}
      trigger={<MoreVertical size={20} aria-hidden="true" />}
      actions={
        archivedAt === null
          ? [
              { id: 'edit', text: t('practice-tools:acts.edit'), run: () => opened.open(id) },
              { id: 'copy', text: t('practice-tools:acts.copy'), run: () => copyBay(id) },
              revision === 0 ? discarding : archiving,
            ]
          : [{ id: 'restore', text: t('practice-tools:acts.restore'), run: () => restore(item) }]
      }
    />
  );
}
