// A copy of a chain, opened at once.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { chainPath } from '../tools-address.ts';
import { copyChain, refreshChains } from './chain-drafts.ts';

const MAX_TITLE = 200;

export function useCopyChain(): (id: string) => void {
  const { i18n } = useTranslation('practice-tools');
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: (id: string) =>
      copyChain(id, (language, name) =>
        i18n.getFixedT(language, 'practice-tools')('action.copyOf', { name }).slice(0, MAX_TITLE),
      ),
    onSuccess: async ({ id }) => {
      await refreshChains();
      void navigate(chainPath(id));
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return copy.mutate;
}
