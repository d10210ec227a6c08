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

/** Makes the drafts of a work that gives the case out, and opens it. */
export function GiveButton({ view: { state } }: { readonly view: CaseView }): ReactElement | null {
  const { t } = useTranslation('test-cases');
  const { id, published } = state;
  const navigate = useNavigate();
  const mayGive = [useCan('WORKS_EDIT'), useCan('TASKS_EDIT')].every(Boolean);
  const { mutate, isPending } = useMutation({
    mutationFn: (given: CaseDraft) => giveCase(id, given),
    onSuccess: (workId) => void navigate(`/work-update/${workId}`),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  if (published === null || !mayGive) return null;
  return (
    <Button
      variant="secondary"
      icon={<GraduationCap size={18} aria-hidden="true" />}
      text={t('give')}
      loading={isPending}
      onClick={() => mutate(published)}
    />
  );
}
