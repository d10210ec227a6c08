// The columns of the list of chains.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { practicePictureUrl } from '#assets/practice-pictures.ts';
import type { ListedChain } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { ChangedBy } from '../parts/changed-by.tsx';
import { useArchive } from '../parts/use-archive.tsx';
import styles from '../practice-tools.module.css';
import { caseOfChainPath, chainPath } from '../tools-address.ts';
import { refreshChains } from './chain-drafts.ts';
import { useCopyChain } from './use-copy-chain.ts';

export function useChainColumns(): readonly Column<ListedChain>[] {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('columns.chain'),
      header: true,
      sortable: true,
      width: '38%',
      cell: (chain) => <Title chain={chain} />,
    },
    {
      key: 'simulation',
      title: t('simulation'),
      cell: ({ simulation }) => <span className={styles.nowrap}>{t(`simulations.${simulation}`)}</span>,
    },
    {
      key: 'stepCount',
      title: t('columns.steps'),
      sortable: true,
      align: 'end',
      cell: ({ stepCount }) => format.number(stepCount),
    },
    {
      key: 'gates',
      title: t('columns.gates'),
      align: 'end',
      cell: ({ gateCount }) => format.number(gateCount),
    },
    {
      key: 'useCount',
      title: t('columns.cases'),
      sortable: true,
      align: 'end',
      cell: ({ useCount }) => format.number(useCount),
    },
    {
      key: 'changedAt',
      title: t('columns.changed'),
      sortable: true,
      cell: (chain) => <ChangedBy item={chain} />,
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (chain) => <ChainMenu chain={chain} />,
    },
  ];
}

interface RowProps {
  readonly chain: ListedChain;
}

function Title({ chain }: RowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { id, title, isBuiltIn, revision, isDraft, archivedAt } = chain;
  const url = practicePictureUrl(id);
  const said = textIn(title, language).trim();
  const name = said === '' ? t('chain.untitled') : said;
  return (
    <span className={styles.named}>
      {url === undefined ? null : <img className={styles.casePicture} src={url} alt="" loading="lazy" />}
      <span className={styles.two}>
        {archivedAt === null ? (
          <Link className={linkClass()} to={chainPath(id)}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={styles.badges}>
          {isBuiltIn ? <Badge>{t('builtInChain')}</Badge> : null}
          {revision === 0 ? <Badge tone="amber">{t('chain.state.NEW')}</Badge> : null}
          {revision > 0 && isDraft ? <Badge tone="amber">{t('chain.state.DRAFT')}</Badge> : null}
        </span>
      </span>
    </span>
  );
}

function ChainMenu({ chain }: RowProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const name = textIn(chain.title, useLanguage());
  const navigate = useNavigate();
  const { archive, restore, asking } = useArchive('chain', refreshChains);
  const copyChain = useCopyChain();
  const item = { id: chain.id, name };
  const copy = { id: 'copy', text: t('acts.copy'), run: () => copyChain(chain.id) };
  const makeCase = {
    id: 'case',
    text: t('chain.makeCase'),
    run: () => void navigate(caseOfChainPath(chain.id)),
  };
  const archiving = {
    id: 'archive',
    text: t('acts.archive'),
    note: t('acts.archiveChainNote'),
    tone: 'danger' as const,
    run: () => archive(item, chain.useCount),
  };
  return (
    <>
      <Menu
        label={t('acts.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={
          chain.archivedAt === null
            ? [
                { id: 'edit', text: t('acts.edit'), run: () => void navigate(chainPath(chain.id)) },
                copy,
                ...(chain.revision === 0 ? [] : [makeCase, archiving]),
              ]
            : [{ id: 'restore', text: t('acts.restore'), run: () => restore(item) }]
        }
      />
      {asking}
    </>
  );
}
