// Before a draft is published: what is found in it, and which works follow.
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { dropTestCaseDraft, publishTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseChecks, CaseDraftState, CaseFinding } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from '../practice-tools.module.css';
import { CASE_DRAFTS, refreshCases, type CaseSession, type CaseView } from './case-drafts.ts';
import { FindingList, useFindings } from './findings.tsx';

/** Whether anything differs from what is published. */
export const isChanged = ({ data, state }: CaseView): boolean => !isSameJson(data, state.published);

interface DiscardProps {
  readonly session: CaseSession;
  readonly view: CaseView;
  /** The case is left: its draft is gone. */
  readonly onLeave: () => void;
}

interface PublicationProps extends DiscardProps {
  /** What the checks of this draft came to; null: they were not run on it. */
  readonly checks: CaseChecks | null;
}

export function CasePublication({ session, view, checks, onLeave }: PublicationProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'work-editor']);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    await session.flush();
    if (session.view().saved === 'SERVER') setOpen(true);
  };
  const onPublished = async (state: CaseDraftState): Promise<void> => {
    setOpen(false);
    showToast({ tone: 'success', text: t('published', { number: state.revision }) });
    await refreshCases();
    session.receive(await CASE_DRAFTS.read(state.id));
  };
  return (
    <>
      <Discard session={session} view={view} onLeave={onLeave} />
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={!isChanged(view) && view.saved === 'SERVER'}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishCase
          state={view.state}
          checks={checks}
          onClose={() => setOpen(false)}
          onPublished={(state) => void onPublished(state)}
        />
      ) : null}
    </>
  );
}

function Discard({ session, view, onLeave }: DiscardProps): ReactElement | null {
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
  readonly checks: CaseChecks | null;
  readonly onClose: () => void;
  readonly onPublished: (state: CaseDraftState) => void;
}

function PublishCase({ state, checks, onClose, onPublished }: PublishCaseProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'work-editor', 'common']);
  const { id, version } = state;
  const found = useFindings(state);
  const publish = useMutation({
    mutationFn: () =>
      call<typeof publishTestCaseDraft>('POST', '/test-cases/:id/draft/publication', {
        params: { id },
        body: { checks },
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  const findings = found.isPlaceholderData ? undefined : found.data?.findings;
  const isReady = findings?.every(({ isError }) => !isError) === true;
  return (
    <Overlay
      open
      size="m"
      title={t('publishing.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={publish.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('publishing.publish')}
            loading={publish.isPending}
            disabled={!isReady}
            onClick={() => publish.mutate()}
          />
        </>
      }
    >
      <div className={styles.form}>
        {found.isError ? <QueryError query={found} /> : <CheckList findings={findings} />}
        {checks === null ? <Notice tone="info">{t('checking.notRun')}</Notice> : null}
        <Followers state={state} />
        {publish.isError ? (
          <Notice tone="danger" live>
            {publish.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
  );
}

/** @param findings undefined until they are known */
function CheckList({ findings }: { readonly findings: readonly CaseFinding[] | undefined }): ReactElement {
  const { t } = useTranslation('test-cases');
  if (findings === undefined) return <Skeleton shape="block" height="120px" />;
  if (findings.length === 0) return <Notice tone="success">{t('publishing.clean')}</Notice>;
  const errors = findings.filter(({ isError }) => isError);
  const warnings = findings.filter(({ isError }) => !isError);
  return (
    <>
      {errors.length === 0 ? null : (
        <Notice tone="danger" title={t('publishing.errors')}>
          <FindingList findings={errors} />
        </Notice>
      )}
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title={t('publishing.warnings')}>
          <FindingList findings={warnings} />
        </Notice>
      )}
    </>
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
