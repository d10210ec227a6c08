// From a published case straight to a work that gives it out.
import { useMutation } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { CaseView } from './case-drafts.ts';
import { giveCase } from './give-case.ts';

interface Giving {
  /** undefined: the person may make no works. */
  readonly give: ((published: CaseDraft) => void) | undefined;
  readonly isPending: boolean;
}

/** Makes the drafts of a work that gives the case out, and opens it. */
export function useGiving(caseId: string): Giving {
  const navigate = useNavigate();
  const mayGive = [useCan('WORKS_EDIT'), useCan('TASKS_EDIT')].every(Boolean);
  const { mutate, isPending } = useMutation({
    mutationFn: (published: CaseDraft) => giveCase(caseId, published),
    onSuccess: (workId) => void navigate(`/work-update/${workId}`),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return { give: mayGive ? (published) => mutate(published) : undefined, isPending };
}

export function GiveButton({ view: { state } }: { readonly view: CaseView }): ReactElement | null {
  const { t } = useTranslation('test-cases');
  const { id, published } = state;
  const { give, isPending } = useGiving(id);
  if (published === null || give === undefined) return null;
  return (
    <Button
      variant="secondary"
      icon={<GraduationCap size={18} aria-hidden="true" />}
      text={t('give')}
      loading={isPending}
      onClick={() => give(published)}
    />
  );
}
