// /testcase-chains-actions-create, -create-constructor and -edit/:id: one chain in three views: a list, a drawing, a text.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { getChain } from '#contract/calls/practice-tools.ts';
import type { Chain, PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Recorder } from '../recorder/recorder.tsx';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { COPIED, SIMULATIONS } from '../tools-address.ts';
import { ChainEditor, type ChainView } from './chain-editor.tsx';

export function ChainCreateScreen(): ReactElement {
  return <NewChain view="list" />;
}

const WAYS = ['doing', 'drawing'] as const;
/** The parameter that says how a chain is made. */
const WAY = 'by';

/** A chain by doing it in the scene, or as a drawing. */
export function ChainConstructorScreen(): ReactElement {
  const { t } = useTranslation('recorder');
  const [params, change] = useAddress();
  const way = WAYS.find((one) => one === params.get(WAY)) ?? 'doing';
  if (params.has(COPIED)) return <NewChain view="drawing" />;
  const choice = (
    <RadioGroup
      look="segments"
      label={t('ways.label')}
      value={way}
      onChange={(next) =>
        change(
          (old) => {
            old.set(WAY, next);
            return old;
          },
          { replace: true, preventScrollReset: true },
        )
      }
      options={WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
    />
  );
  return way === 'doing' ? <Recorder choice={choice} /> : <EmptyChain view="drawing" choice={choice} />;
}

export function ChainEditScreen(): ReactElement {
  const { id = '' } = useParams();
  return <StoredChain key={id} id={id} view="list" />;
}

interface ViewProps {
  readonly view: ChainView;
}

function NewChain({ view }: ViewProps): ReactElement {
  const [params] = useAddress();
  const copied = params.get(COPIED);
  return copied === null ? (
    <EmptyChain view={view} />
  ) : (
    <StoredChain key={copied} id={copied} isCopy view={view} />
  );
}

interface EmptyProps extends ViewProps {
  /** How it is made, where there are several ways. */
  readonly choice?: ReactElement;
}

/** A new chain is of one simulation from its first step on. */
function EmptyChain({ view, choice }: EmptyProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [simulation, setSimulation] = useState<PracticeSimulation>('ROOM');
  return (
    <div className={styles.page}>
      <ToolsHead title={t('chain.new')} lead={t('chain.newLead')} />
      {choice}
      <RadioGroup
        look="segments"
        label={t('simulation')}
        value={simulation}
        onChange={setSimulation}
        options={SIMULATIONS.map((value) => ({ value, label: t(`simulations.${value}`) }))}
      />
      <ChainEditor key={simulation} begun={simulation} view={view} />
    </div>
  );
}

interface StoredProps extends ViewProps {
  readonly id: string;
  readonly isCopy?: boolean;
}

function StoredChain({ id, isCopy = false, view }: StoredProps): ReactElement {
  const chain = useQuery({
    ...callQuery<typeof getChain>('/action-sequence/:id', { params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (chain.isError) return <QueryError query={chain} />;
  if (chain.isPending) return <Skeleton shape="block" height="640px" />;
  return <Loaded chain={chain.data} isCopy={isCopy} view={view} />;
}

interface LoadedProps extends ViewProps {
  readonly chain: Chain;
  readonly isCopy: boolean;
}

function Loaded({ chain, isCopy, view }: LoadedProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const name = textIn(chain.title, language);
  const cases = chain.uses.map(({ title }) => textIn(title, language)).join(', ');
  return (
    <div className={styles.page}>
      <ToolsHead
        title={isCopy ? t('action.copyOf', { name }) : name}
        lead={isCopy || cases === '' ? t('chain.lead') : t('chain.judges', { cases })}
      />
      {chain.archivedAt === null || isCopy ? null : <Notice tone="info">{t('chain.inArchive')}</Notice>}
      <ChainEditor begun={chain} isCopy={isCopy} view={view} />
    </div>
  );
}
