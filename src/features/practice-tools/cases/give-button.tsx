// From a published case straight to a work that gives it out.
import { useMutation } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { CaseView } from './case-drafts.ts';
import { giveCase } from './give-case.ts';

export function GiveButton({ view: { state } }: { readonly view: CaseView }): ReactElement | null {
  const { t } = useTranslation('test-cases');
  const navigate = useNavigate();
  const mayGive = [useCan('WORKS_EDIT'), useCan('TASKS_EDIT')].every(Boolean);
  const { id, published } = state;
  const give = useMutation({
    mutationFn: giveCase.bind(undefined, id),
    onSuccess: (workId) => void navigate(`/work-update/${workId}`),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  if (published === null || !mayGive) return null;
  return (
    <Button
      variant="secondary"
      icon={<GraduationCap size={18} aria-hidden="true" />}
      text={t('give')}
      loading={give.isPending}
      onClick={() => give.mutate(published)}
    />
  );
}
