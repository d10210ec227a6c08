// Before a draft is published: what is found in it, and which works follow.
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { dropTestCaseDraft, publishTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from '../practice-tools.module.css';
import { examplesPath } from '../tools-address.ts';
import { CASE_DRAFTS, refreshCases, type CaseSession, type CaseView } from './case-drafts.ts';
import { GiveButton } from './give-button.tsx';
import { useFindingWords, usePlayedFindings, type CaseCheck } from './findings.tsx';
import { mendInCase, useGoInCase } from './mend-in-case.ts';

/** Whether anything differs from what is published. */
export const isChanged = ({ data, state }: CaseView): boolean => !isSameJson(data, state.published);

interface PublicationProps {
  readonly session: CaseSession;
  readonly view: CaseView;
  /** The case is left: its draft is gone. */
  readonly onLeave: () => void;
}

export function CasePublication({ session, view, onLeave }: PublicationProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'work-editor']);
  const [isOpen, setOpen] = useState(false);
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setOpen(true);
  };
  const onPublished = async (state: CaseDraftState): Promise<void> => {
    setOpen(false);
    await refreshCases();
    session.receive(await CASE_DRAFTS.read(state.id), true);
  };
  return (
    <>
      <Discard session={session} view={view} onLeave={onLeave} />
      {isChanged(view) ? null : <GiveButton view={view} />}
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={!isChanged(view) && view.saved === 'SERVER'}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishCase
          state={view.state}
          onClose={() => setOpen(false)}
          onPublished={(state) => void onPublished(state)}
        />
      ) : null}
    </>
  );
}

function Discard({ session, view, onLeave }: PublicationProps): ReactElement | null {
  if (!isChanged(view)) return null;
  return (
    <DiscardDraft
      session={session}
      published={view.state.published}
      drop={({ id, version }) =>
        call<typeof dropTestCaseDraft>('DELETE', '/test-cases/:id/draft', {
          params: { id },
          ifMatch: version,
        })
      }
      onDropped={onLeave}
    />
  );
}

interface PublishCaseProps {
  readonly state: CaseDraftState;
  readonly onClose: () => void;
  readonly onPublished: (state: CaseDraftState) => void;
}

function PublishCase({ state, onClose, onPublished }: PublishCaseProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const { id, version } = state;
  const say = useFindingWords();
  const go = useGoInCase();
  const check = usePlayedFindings(state);
  const publish = useMutation({
    mutationFn: (_checked: CaseCheck) =>
      call<typeof publishTestCaseDraft>('POST', '/test-cases/:id/draft/publication', {
        params: { id },
        body: {},
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  return (
    <PublishOverlay
      title={t('publishing.title')}
      waiting={t('publishing.playing')}
      check={check}
      publish={publish}
      onClose={onClose}
    >
      {({ findings }) => (
        <>
          <CheckList
            findings={findings}
            say={say}
            about={() => undefined}
            mendOf={mendInCase}
            onMend={(mend) => {
              onClose();
              go(mend);
            }}
          />
          {findings.some(({ code }) => code === 'EXAMPLE') ? (
            <Link className={linkClass()} to={examplesPath(state.id)} onClick={onClose}>
              {t('examples.open')}
            </Link>
          ) : null}
          <Followers state={state} />
        </>
      )}
    </PublishOverlay>
  );
}

/** The works that give the case out. */
function Followers({ state: { works } }: Pick<PublishCaseProps, 'state'>): ReactElement {
  const { t } = useTranslation('test-cases');
  const language = useLanguage();
  if (works.length === 0) return <p>{t('publishing.noWorks')}</p>;
  return (
    <>
      <p>{t('publishing.works', { count: works.length })}</p>
      <ul className={styles.problems}>
        {works.map(({ id, title }) => (
          <li key={id}>{textIn(title, language)}</li>
        ))}
      </ul>
    </>
  );
}
