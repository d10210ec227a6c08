// Before an action or a profile is published: what is found in it, and that what uses it stays as it is.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import type { ToolFinding } from '#contract/entities/tool-draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { goToMend, isMendedHere, mendAt, type Mend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import type { ToolData, ToolDrafts, ToolSession, ToolState, ToolView } from './tool-drafts.ts';

/** Whether anything differs from what is published. */
export const isChanged = <T extends ToolData, State extends ToolState<T>>({
  data,
  state,
}: ToolView<T, State>): boolean => !isSameJson(data, state.published);

interface ToolPublicationProps<T extends ToolData, State extends ToolState<T>> {
  readonly kind: ToolDrafts<T, State>;
  readonly session: ToolSession<T, State>;
  readonly view: ToolView<T, State>;
  readonly isUntouched: boolean;
  readonly onLeave: () => void;
}

export function ToolPublication<T extends ToolData, State extends ToolState<T>>(
  props: ToolPublicationProps<T, State>,
): ReactElement {
  const { kind, session, view, isUntouched, onLeave } = props;
  const { t } = useTranslation(['practice-tools', 'work-editor']);
  const [isOpen, setOpen] = useState(false);
  const isSame = !isChanged(view);
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setOpen(true);
  };
  const onPublished = async ({ id, revision }: State): Promise<void> => {
    setOpen(false);
    showToast({ tone: 'success', text: t('chain.published', { number: revision }) });
    session.receive(await kind.calls.read(id), true);
    onLeave();
  };
  return (
    <>
      {isSame || isUntouched ? null : (
        <DiscardDraft
          session={session}
          published={view.state.published}
          drop={kind.drop}
          onDropped={onLeave}
        />
      )}
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={isUntouched || (isSame && view.saved === 'SERVER')}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishTool
          kind={kind}
          state={view.state}
          onClose={() => setOpen(false)}
          onPublished={(state) => void onPublished(state)}
        />
      ) : null}
    </>
  );
}

interface ToolCheck {
  readonly findings: readonly ToolFinding[];
}

interface PublishToolProps<T extends ToolData, State extends ToolState<T>> {
  readonly kind: ToolDrafts<T, State>;
  readonly state: State;
  readonly onClose: () => void;
  readonly onPublished: (state: State) => void;
}

function PublishTool<T extends ToolData, State extends ToolState<T>>(
  props: PublishToolProps<T, State>,
): ReactElement {
  const { kind, state, onClose, onPublished } = props;
  const { t } = useTranslation('practice-tools');
  const { id, version, uses } = state;
  const say = useFindingWords();
  const asked = kind.check(id);
  const check = useQuery({ ...asked, queryKey: [...asked.queryKey, version], staleTime: 0, gcTime: 0 });
  const publish = useMutation({
    mutationFn: (_checked: ToolCheck) => kind.publish({ id, version }),
    onSuccess: onPublished,
  });
  return (
    <PublishOverlay title={t('draft.publishing')} check={check} publish={publish} onClose={onClose}>
      {({ findings }) => (
        <>
          <CheckList
            findings={findings}
            say={say}
            about={() => undefined}
            mendOf={mendInTool}
            onMend={(mend) => {
              onClose();
              goToMend(mend);
            }}
          />
          <p>{uses.length === 0 ? t('draft.noUses') : t('draft.uses', { count: uses.length })}</p>
        </>
      )}
    </PublishOverlay>
  );
}

/** undefined: the open page of a profile does not show that side of it. */
function mendInTool({ code, path }: ToolFinding): Mend | undefined {
  const mend = code === 'UNDECIDED' ? { place: 'decisions' } : mendAt(path);
  return isMendedHere(mend) ? mend : undefined;
}

/** What was found, in words. */
function useFindingWords(): (finding: ToolFinding) => string {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  return ({ code, path, reason }) => {
    if (reason !== null) return textIn(reason, language);
    const one = LANGUAGES.find((known) => path.endsWith(`.${known}`));
    return t(`draft.findings.${code}`, { language: one === undefined ? '' : LANGUAGE_NAMES[one] });
  };
}
