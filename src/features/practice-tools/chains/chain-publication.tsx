// Before a chain is published: what is found in it, and the cases that keep the judging they have.
import { useMutation, useQuery } from '@tanstack/react-query';
import { GraduationCap, Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { checkChainDraft, dropChainDraft, publishChainDraft } from '#contract/calls/chain-drafts.ts';
import type { ChainDraftState, ChainFinding } from '#contract/entities/chain-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { caseOfChainPath, RECORDED_OF } from '../tools-address.ts';
import { CHAIN_DRAFTS, refreshChains, type ChainDraftView, type ChainSession } from './chain-drafts.ts';
import { mendInChain, useGoInChain } from './mend-in-chain.ts';

/** Whether anything differs from what is published. */
export const isChanged = ({ data, state }: ChainDraftView): boolean => !isSameJson(data, state.published);

interface ChainPublicationProps {
  readonly session: ChainSession;
  readonly view: ChainDraftView;
  readonly isUntouched: boolean;
  readonly onLeave: () => void;
  readonly onFirstPublished: () => void;
}

export function ChainPublication(props: ChainPublicationProps): ReactElement {
  const { session, view, isUntouched, onLeave, onFirstPublished } = props;
  const { t } = useTranslation(['practice-tools', 'work-editor']);
  const [isOpen, setOpen] = useState(false);
  const isSame = !isChanged(view);
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setOpen(true);
  };
  const [params] = useAddress();
  const casePath = caseOfChainPath(view.state.id, params.get(RECORDED_OF));
  const onPublished = async (state: ChainDraftState): Promise<void> => {
    setOpen(false);
    await refreshChains();
    session.receive(await CHAIN_DRAFTS.read(state.id), true);
    if (state.revision === 1) onFirstPublished();
  };
  return (
    <>
      {isSame || isUntouched ? null : (
        <DiscardDraft
          session={session}
          published={view.state.published}
          drop={({ id, version }) =>
            call<typeof dropChainDraft>('DELETE', '/action-sequence/:id/draft', {
              params: { id },
              ifMatch: version,
            })
          }
          onDropped={onLeave}
        />
      )}
      {isSame && view.state.revision > 0 ? (
        <Link className={buttonClass({ variant: 'secondary' })} to={casePath}>
          <GraduationCap size={18} aria-hidden="true" /> {t('chain.makeCase')}
        </Link>
      ) : null}
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={isUntouched || (isSame && view.saved === 'SERVER')}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishChain
          state={view.state}
          onClose={() => setOpen(false)}
          onPublished={(state) => void onPublished(state)}
        />
      ) : null}
    </>
  );
}

type ChainCheck = ResponseBody<typeof checkChainDraft>;

function useCheck({ id, version }: ChainDraftState) {
  const check = callQuery<typeof checkChainDraft>('/action-sequence/:id/draft/check', { params: { id } });
  return useQuery({ ...check, queryKey: [...check.queryKey, version], staleTime: 0, gcTime: 0 });
}

interface PublishChainProps {
  readonly state: ChainDraftState;
  readonly onClose: () => void;
  readonly onPublished: (state: ChainDraftState) => void;
}

function PublishChain({ state, onClose, onPublished }: PublishChainProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { id, version, cases } = state;
  const say = useFindingWords();
  const go = useGoInChain();
  const check = useCheck(state);
  const publish = useMutation({
    mutationFn: (_checked: ChainCheck) =>
      call<typeof publishChainDraft>('POST', '/action-sequence/:id/draft/publication', {
        params: { id },
        body: {},
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  return (
    <PublishOverlay title={t('chain.publishing.title')} check={check} publish={publish} onClose={onClose}>
      {({ findings }) => (
        <>
          <CheckList
            findings={findings}
            say={say}
            about={() => undefined}
            mendOf={({ code, path }) => (code === 'UNDECIDED' ? { place: 'decisions' } : mendInChain(path))}
            onMend={(mend) => {
              onClose();
              go(mend);
            }}
          />
          <p>
            {cases.length === 0
              ? t('chain.publishing.noCases')
              : t('chain.publishing.cases', { count: cases.length })}
          </p>
        </>
      )}
    </PublishOverlay>
  );
}

/** What was found, in words. */
function useFindingWords(): (finding: ChainFinding) => string {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  return ({ code, path, reason }) => {
    const one = LANGUAGES.find((known) => path.endsWith(`.${known}`));
    const said = t(`chain.findings.${code}`, { language: one === undefined ? '' : LANGUAGE_NAMES[one] });
    return reason === null ? said : named(language, said, textIn(reason, language));
  };
}
