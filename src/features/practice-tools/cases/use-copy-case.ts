// A copy of a case, opened at once.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { casePath } from '../tools-address.ts';
import { copyCase, refreshCases } from './case-drafts.ts';

export function useCopyCase(): (id: string) => void {
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: (id: string) => copyCase(id),
    onSuccess: async ({ id }) => {
      await refreshCases();
      void navigate(casePath(id));
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return copy.mutate;
}
