// A copy of a case, opened at once.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { casePath } from '../tools-address.ts';
import { copyCase, refreshCases } from './case-drafts.ts';

export function useCopyCase(): (id: string) => void {
  const { i18n } = useTranslation('test-cases');
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: (id: string) =>
      copyCase(id, (language, name) => i18n.getFixedT(language, 'test-cases')('copyOf', { name })),
    onSuccess: async ({ id }) => {
      await refreshCases();
      void navigate(casePath(id));
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return copy.mutate;
}
