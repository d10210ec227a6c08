// /testcase-chains-actions-create, -create-constructor and -edit/:id: one chain in three views: a list, a drawing, a text.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { ChainDraftState } from '#contract/entities/chain-draft.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Recorder } from '../recorder/recorder.tsx';
import styles from '../practice-tools.module.css';
import { CHAINS_PATH, chainPath, NEW_CHAIN, RECORDED_OF, recordedChainPath } from '../tools-address.ts';
import { CHAIN_DRAFTS, refreshChains } from './chain-drafts.ts';
import { ChainEditor } from './chain-editor.tsx';
import { newChain } from './chain-values.ts';
import type { ChainView } from './chain-views.tsx';

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
  return way === 'doing' ? <Recorder choice={choice} /> : <NewChain view="drawing" choice={choice} />;
}

export function ChainEditScreen(): ReactElement {
  const { id = '' } = useParams();
  return <OpenedChain key={id} id={id} view="list" isNew={false} />;
}

/** Ids that were made here and that the server cannot know yet. */
const BEGUN = new Set<string>();

function begin(): string {
  const id = sortableId();
  BEGUN.add(id);
  return id;
}

const unsaved = (id: string): ChainDraftState => ({
  id,
  revision: 0,
  version: 0,
  isDraft: false,
  data: newChain('ROOM'),
  questions: [],
  published: null,
  changedAt: null,
  changedBy: null,
  isOwnChange: false,
  cases: [],
});

async function readOrBegin(id: string, isNew: boolean): Promise<ChainDraftState> {
  if (BEGUN.delete(id)) return unsaved(id);
  try {
    return await CHAIN_DRAFTS.read(id);
  } catch (error) {
    if (isNew && isApiError(error, 'NOT_FOUND')) return unsaved(id);
    throw error;
  }
}

interface NewChainProps {
  readonly view: ChainView;
  /** How it is made, where there are several ways. */
  readonly choice?: ReactElement;
}

function NewChain({ view, choice }: NewChainProps): ReactElement | null {
  const [params, change] = useAddress();
  const id = params.get(NEW_CHAIN) ?? '';
  useEffect(() => {
    if (id !== '') return;
    change(
      (old) => {
        old.set(NEW_CHAIN, begin());
        return old;
      },
      { replace: true },
    );
  }, [id, change]);
  return id === '' ? null : <OpenedChain key={id} id={id} view={view} isNew choice={choice} />;
}

interface OpenedChainProps {
  readonly id: string;
  readonly view: ChainView;
  readonly isNew: boolean;
  readonly choice?: ReactElement | undefined;
}

/** The editor begins from what the server has now; later changes come in through the draft itself. */
function OpenedChain({ id, view, isNew, choice }: OpenedChainProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const navigate = useNavigate();
  const [params] = useAddress();
  const first = useQuery({
    queryKey: ['chain draft to open', id, isNew],
    queryFn: () => readOrBegin(id, isNew),
    staleTime: Infinity,
    gcTime: 0,
  });
  const isMissing = isApiError(first.error, 'NOT_FOUND');
  const leave = (): void => {
    void refreshChains();
    void navigate(CHAINS_PATH);
  };
  const back = (onBack: () => void): ReactElement => (
    <div>
      <Button
        size="s"
        variant="secondary"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        text={t('chain.back')}
        onClick={onBack}
      />
    </div>
  );
  if (isNew && first.data !== undefined && first.data.revision > 0)
    return <Navigate to={chainPath(id)} replace />;
  return (
    <div className={styles.page}>
      {first.data === undefined ? back(leave) : null}
      {first.isPending ? <Skeleton shape="block" height="640px" /> : null}
      {isMissing ? (
        <EmptyState title={t('chain.missing')} picture={<StatePicture scene="empty-search" />}>
          {t('chain.missingNext')}
        </EmptyState>
      ) : null}
      {first.isError && !isMissing ? <QueryError query={first} /> : null}
      {first.data === undefined ? null : (
        <ChainEditor
          first={first.data}
          view={view}
          choice={choice}
          back={(session) => back(() => void session.flush().then(leave))}
          onLeave={leave}
          onFirstPublished={() =>
            void navigate(recordedChainPath(id, params.get(RECORDED_OF)), { replace: true })
          }
        />
      )}
    </div>
  );
}
