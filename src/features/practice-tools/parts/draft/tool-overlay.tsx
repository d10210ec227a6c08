// One action or profile over its list: its draft, saved as it is typed, and what can be done with it.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import type { FieldWords } from '../field-words.ts';
import { isBegunHere, newId } from '../opened-item.ts';
import styles from '../../practice-tools.module.css';
import type { EditTool, ToolData, ToolDrafts, ToolSession, ToolState, ToolView } from './tool-drafts.ts';
import { isChanged, ToolPublication } from './tool-publication.tsx';
import { ToolStanding } from './tool-standing.tsx';

interface FieldsProps<T extends ToolData, State extends ToolState<T>> {
  readonly data: T;
  readonly state: State;
  readonly edit: EditTool<T>;
}

interface ToolOverlayProps<T extends ToolData, State extends ToolState<T>> {
  readonly kind: ToolDrafts<T, State>;
  /** As the address has it: the id of a known one, or that of a new one. */
  readonly opened: string;
  /** What it is called until it has a name. */
  readonly unnamed: string;
  readonly words: FieldWords;
  readonly fields: (props: FieldsProps<T, State>) => ReactNode;
  readonly onClose: () => void;
}

async function readOrBegin<T extends ToolData, State extends ToolState<T>>(
  { calls, unsaved }: ToolDrafts<T, State>,
  opened: string,
): Promise<State> {
  const fresh = newId(opened);
  if (fresh !== undefined && isBegunHere(fresh)) return unsaved(fresh);
  try {
    return await calls.read(fresh ?? opened);
  } catch (error) {
    if (fresh !== undefined && isApiError(error, 'NOT_FOUND')) return unsaved(fresh);
    throw error;
  }
}

export function ToolOverlay<T extends ToolData, State extends ToolState<T>>(
  props: ToolOverlayProps<T, State>,
): ReactElement {
  const { kind, opened, unnamed, onClose } = props;
  const { t } = useTranslation(['practice-tools', 'common']);
  const first = useQuery({
    queryKey: [`${kind.calls.name} draft to open`, opened],
    queryFn: () => readOrBegin(kind, opened),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (first.data !== undefined) return <OpenedTool {...props} first={first.data} />;
  const isMissing = isApiError(first.error, 'NOT_FOUND');
  return (
    <Overlay open size="l" title={unnamed} closeLabel={t('common:actions.close')} onClose={onClose}>
      {first.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {isMissing ? <EmptyState title={t('draft.missing')}>{t('draft.missingNext')}</EmptyState> : null}
      {first.isError && !isMissing ? <QueryError query={first} /> : null}
    </Overlay>
  );
}

interface OpenedToolProps<T extends ToolData, State extends ToolState<T>> extends ToolOverlayProps<T, State> {
  readonly first: State;
}

function OpenedTool<T extends ToolData, State extends ToolState<T>>(
  props: OpenedToolProps<T, State>,
): ReactElement {
  const { kind, first, unnamed, words, fields, onClose } = props;
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const { session, view, people } = useDraft(kind.calls, first);
  const edit = useMemo<EditTool<T>>(() => (field, change) => session.edit(field, change), [session]);
  const { data, state } = view;
  const name = textIn(data.title, language).trim();
  const leave = (): void => {
    onClose();
    void kind.refresh();
  };
  return (
    <Overlay
      open
      size="l"
      title={name === '' ? unnamed : name}
      closeLabel={t('common:actions.close')}
      onClose={() => void session.flush().then(leave)}
      footer={
        <div className={styles.overlayFoot}>
          <Foot kind={kind} session={session} view={view} words={words} onLeave={leave} />
        </div>
      }
    >
      <div className={styles.form}>
        <ToolStanding view={view} people={people} />
        {view.refusal === undefined ? null : (
          <Notice tone="danger" live title={t('draft.refused')}>
            {view.refusal}
          </Notice>
        )}
        <DecisionsPanel
          data={data}
          questions={view.questions}
          text={t('draft.decide')}
          say={words}
          onDecide={(question, takesOther) => session.decide(question, takesOther)}
        />
        {fields({ data, state, edit })}
      </div>
    </Overlay>
  );
}

interface FootProps<T extends ToolData, State extends ToolState<T>> extends Pick<
  ToolOverlayProps<T, State>,
  'kind' | 'words'
> {
  readonly session: ToolSession<T, State>;
  readonly view: ToolView<T, State>;
  readonly onLeave: () => void;
}

function Foot<T extends ToolData, State extends ToolState<T>>(props: FootProps<T, State>): ReactElement {
  const { kind, session, view, words, onLeave } = props;
  const { t } = useTranslation('practice-tools');
  const { data, state, saved } = view;
  const [wasUntouched] = useState(state.revision === 0 && state.version === 0);
  const isUntouched = wasUntouched && state.version === 0 && saved === 'SERVER';
  return (
    <DraftFoot
      session={session}
      view={view}
      history={
        state.revision === 0 ? null : (
          <DraftHistory
            title={t('draft.historyTitle')}
            data={data}
            list={kind.revisions(state.id)}
            revision={(number) => kind.revision(state.id, number)}
            draftOf={(revision) => revision}
            say={words}
            onTake={(taken) => session.edit(null, () => taken)}
          />
        )
      }
      isChanged={isChanged(view)}
      isUntouched={isUntouched}
    >
      <ToolPublication
        kind={kind}
        session={session}
        view={view}
        isUntouched={isUntouched}
        onLeave={onLeave}
      />
    </DraftFoot>
  );
}
