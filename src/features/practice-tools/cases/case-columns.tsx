// The columns of the list of cases.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { practicePictureUrl } from '#assets/practice-pictures.ts';
import type { ListedCase } from '#contract/entities/case-draft.ts';
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
import { casePath, chainPath } from '../tools-address.ts';
import { refreshCases } from './case-drafts.ts';
import { useCopyCase } from './use-copy-case.ts';

export function useCaseColumns(): readonly Column<ListedCase>[] {
  const { t } = useTranslation(['test-cases', 'practice-tools']);
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('columns.case'),
      header: true,
      sortable: true,
      width: '34%',
      cell: (row) => <Title row={row} />,
    },
    {
      key: 'simulation',
      title: t('practice-tools:simulation'),
      cell: ({ simulation, difficulty }) => (
        <span className={styles.two}>
          <span className={styles.nowrap}>{t(`practice-tools:simulations.${simulation}`)}</span>
          <span className={styles.note}>{t(`difficulties.${difficulty}`)}</span>
        </span>
      ),
    },
    { key: 'chain', title: t('columns.judging'), cell: (row) => <Judging row={row} /> },
    { key: 'works', title: t('columns.works'), cell: ({ works }) => <Works works={works} /> },
    { key: 'checks', title: t('columns.checks'), cell: (row) => <Checks row={row} /> },
    {
      key: 'changedAt',
      title: t('practice-tools:columns.changed'),
      sortable: true,
      cell: (row) => <ChangedBy item={row} />,
    },
    {
      key: 'actions',
      title: t('practice-tools:columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (row) => <CaseMenu row={row} />,
    },
  ];

  function Judging({ row: { chain, stepCount, gateCount } }: RowProps): ReactElement {
    const language = useLanguage();
    const steps = t('stepsAndGates', {
      steps: format.number(stepCount),
      gates: format.number(gateCount),
    });
    if (chain === null) return <span className={styles.note}>{steps}</span>;
    return (
      <span className={styles.two}>
        <Link className={linkClass()} to={chainPath(chain.id)}>
          {textIn(chain.title, language)}
        </Link>
        <span className={styles.note}>{steps}</span>
      </span>
    );
  }
}

interface RowProps {
  readonly row: ListedCase;
}

function Title({ row }: RowProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const language = useLanguage();
  const { id, title, goal, isDraft, revision, isBuiltIn, archivedAt } = row;
  const url = practicePictureUrl(id);
  const name = textIn(title, language).trim();
  const shown = name === '' ? t('untitled') : name;
  return (
    <span className={styles.named}>
      {url === undefined ? null : <img className={styles.casePicture} src={url} alt="" loading="lazy" />}
      <span className={styles.two}>
        {archivedAt === null ? (
          <Link className={linkClass()} to={casePath(id)}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        <span className={`${styles.note ?? ''} ${styles.clamped ?? ''}`}>{textIn(goal, language)}</span>
        <span className={styles.badges}>
          {isBuiltIn ? <Badge>{t('builtIn')}</Badge> : null}
          {revision === 0 ? <Badge tone="amber">{t('state.NEW')}</Badge> : null}
          {revision > 0 && isDraft ? <Badge tone="amber">{t('state.DRAFT')}</Badge> : null}
        </span>
      </span>
    </span>
  );
}

const SHOWN_WORKS = 3;

function Works({ works }: Pick<ListedCase, 'works'>): ReactElement {
  const { t } = useTranslation('test-cases');
  const language = useLanguage();
  if (works.length === 0) return <span className={styles.note}>{t('noWorks')}</span>;
  const more = works.length - SHOWN_WORKS;
  return (
    <span className={styles.two}>
      {works.slice(0, SHOWN_WORKS).map(({ id, title }) => (
        <span key={id}>{textIn(title, language)}</span>
      ))}
      {more > 0 ? <span className={styles.note}>{t('moreWorks', { count: more })}</span> : null}
    </span>
  );
}

function Checks({ row: { checks, isBuiltIn, revision } }: RowProps): ReactElement {
  const { t } = useTranslation('test-cases');
  if (checks === null) {
    const isShipped = isBuiltIn && revision > 0;
    return (
      <Badge tone={isShipped ? 'success' : 'neutral'}>
        {t(isShipped ? 'checks.shipped' : 'checks.none')}
      </Badge>
    );
  }
  const { provedScore, warningCount } = checks;
  if (provedScore === null) return <Badge tone="amber">{t('checks.unproved')}</Badge>;
  return warningCount === 0 ? (
    <Badge tone="success">{t('checks.passed')}</Badge>
  ) : (
    <Badge tone="amber">{t('checks.warnings', { count: warningCount })}</Badge>
  );
}

function CaseMenu({ row }: RowProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'test-cases']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { archive, restore } = useArchive('case', refreshCases);
  const copy = useCopyCase();
  const { id, revision, works } = row;
  const name = textIn(row.title, language);
  const item = { id, name };
  const copying = { id: 'copy', text: t('acts.copy'), run: () => copy(id) };
  const archiving = {
    id: 'archive',
    text: t('acts.archive'),
    note: works.length > 0 ? t('test-cases:inWorksFirst') : t('test-cases:archiveNote'),
    disabled: works.length > 0,
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
              { id: 'edit', text: t('acts.edit'), run: () => void navigate(casePath(id)) },
              copying,
              ...(revision === 0 ? [] : [archiving]),
            ]
          : [{ id: 'restore', text: t('acts.restore'), run: () => restore(item) }]
      }
    />
  );
}
