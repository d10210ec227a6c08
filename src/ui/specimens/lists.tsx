// Tables with their surroundings, and figures.
import { Cpu } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Avatar } from '#src/ui/data/avatar.tsx';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Link } from '#src/ui/navigation/link.tsx';
import { Pager } from '#src/ui/navigation/pager.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { ProgressRing } from '#src/ui/feedback/progress-ring.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { Table, type Column } from '#src/ui/data/table.tsx';
import type { Sort } from '#src/ui/data/table-sort.ts';
import { Timeline } from '#src/ui/data/timeline.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimens.module.css';

interface Lot {
  readonly id: string;
  readonly wafers: number;
  readonly share: number;
}

const LOTS: readonly Lot[] = [
  { id: 'LOT-0421', wafers: 25, share: 0.98 },
  { id: 'LOT-0422', wafers: 24, share: 0.91 },
  { id: 'LOT-0430', wafers: 12, share: 0.87 },
];

const TONES = ['neutral', 'primary', 'amber', 'success', 'danger'] as const satisfies readonly BadgeTone[];

export function Lists(): ReactElement {
  const { t } = useTranslation('interface');
  return (
    <>
      <Specimen name="Table" note={t('lists.tableNote')} wide>
        <Lots />
      </Specimen>
      <Specimen name="Table empty, loading" wide>
        <Emptiness />
      </Specimen>
      <Specimen name="Pager" wide>
        <Pages />
      </Specimen>
      <Specimen name="Badge">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="amber" live>
          {t('lists.live')}
        </Badge>
      </Specimen>
      <Specimen name="Card, StatTile" wide>
        <Card title={t('lists.card')} subtitle={t('lists.subtitle')} aside={<Badge>{t('lists.live')}</Badge>}>
          <StatTiles>
            <StatTile label={t('lists.wafers')} value="61" note={t('lists.today')} icon={<Cpu size={18} />} />
            <StatTile label={t('lists.share')} value="93 %" />
          </StatTiles>
        </Card>
        <Card tone="live" title={t('lists.card')} footer={<Button text={t('actions.add')} />}>
          {t('foundations.sample')}
        </Card>
      </Specimen>
      <Specimen name="ProgressBar, ProgressRing">
        <Progress />
      </Specimen>
      <Specimen name="Timeline" wide>
        <Steps />
      </Specimen>
      <Specimen name="Breadcrumbs, Avatar">
        <Breadcrumbs
          label={t('lists.path')}
          links={[
            <Link key="a" href="#lists">
              {t('sections.lists')}
            </Link>,
          ]}
          current={t('lists.card')}
        />
        <Avatar name="Ирина Петрова" />
        <Avatar name="王小明" sizePx={56} />
      </Specimen>
    </>
  );
}

function useLotColumns(): readonly Column<Lot>[] {
  const { t } = useTranslation('interface');
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'id', title: t('lists.lot'), header: true, sortable: true, cell: ({ id }) => <code>{id}</code> },
      { key: 'wafers', title: t('lists.wafers'), align: 'end', sortable: true, cell: ({ wafers }) => wafers },
      { key: 'share', title: t('lists.share'), align: 'end', cell: ({ share }) => format.percent(share) },
    ],
    [t, format],
  );
}

function sorted({ key, direction }: Sort): readonly Lot[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const by = (lot: Lot): string | number => (key === 'wafers' ? lot.wafers : lot.id);
  return LOTS.toSorted((one, other) => (by(one) < by(other) ? -turn : turn));
}

export function Lots(): ReactElement {
  const { t } = useTranslation(['interface', 'lists']);
  const columns = useLotColumns();
  const [sort, setSort] = useState<Sort>({ key: 'id', direction: 'ascending' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['LOT-0422']));
  return (
    <Table
      caption={t('lists.lots')}
      columns={columns}
      rows={sorted(sort)}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      selection={{
        chosen,
        onChange: setChosen,
        allLabel: t('lists:chooseAll'),
        rowLabel: ({ id }) => t('lists:choose', { name: id }),
      }}
    />
  );
}

function Emptiness(): ReactElement {
  const { t } = useTranslation('interface');
  const columns = useLotColumns();
  const common = { caption: t('lists.lots'), columns, rows: [], rowKey: ({ id }: Lot) => id };
  return (
    <div className={styles.grid}>
      <Table {...common} empty={<EmptyState title={t('lists.empty')}>{t('lists.emptyNext')}</EmptyState>} />
      <Table {...common} loadingRows={3} />
      <EmptyState compact title={t('lists.empty')}>
        {t('lists.emptyNext')}
      </EmptyState>
    </div>
  );
}

export function Pages(): ReactElement {
  const { t } = useTranslation(['interface', 'lists']);
  const [page, setPage] = useState(3);
  return (
    <Pager
      label={t('lists:pager.label')}
      page={page}
      pageCount={12}
      onChange={setPage}
      previousLabel={t('lists:pager.previous')}
      nextLabel={t('lists:pager.next')}
      pageLabel={(number) => t('lists:pager.page', { number })}
    />
  );
}

function Progress(): ReactElement {
  const { t } = useTranslation('interface');
  const format = useFormat();
  const common = { label: t('lists.share'), value: 0.72, max: 1, valueText: format.percent(0.72) };
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar {...common} />
      </div>
      <div className={styles.bar}>
        <ProgressBar {...common} tone="success" />
      </div>
      <ProgressRing {...common} />
      <ProgressRing {...common} tone="amber">
        18/25
      </ProgressRing>
    </>
  );
}

function Steps(): ReactElement {
  const { t } = useTranslation('interface');
  return (
    <Timeline
      label={t('lists.steps')}
      items={[
        { id: '1', tone: 'correct', toneText: t('lists.right'), title: t('lists.step1'), time: '0:12' },
        {
          id: '2',
          tone: 'wrong',
          toneText: t('lists.wrong'),
          title: t('lists.step2'),
          time: '0:47',
          note: t('foundations.sample'),
        },
        { id: '3', tone: 'neutral', toneText: t('lists.neutral'), title: t('lists.step3'), current: true },
      ]}
    />
  );
}
