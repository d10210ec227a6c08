// A copy of a chain, opened at once.
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { chainPath } from '../tools-address.ts';
import { copyChain, refreshChains } from './chain-drafts.ts';

export function useCopyChain(): (id: string) => void {
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: copyChain,
    onSuccess: async ({ id }) => {
      await refreshChains();
      void navigate(chainPath(id));
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return copy.mutate;
}
