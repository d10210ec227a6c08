// The search over a list: what is typed goes into the address once the hand rests.
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/search-field.tsx';
import { changedAddress, searchFromAddress } from './list-address.ts';
import { useAddress } from './use-address.ts';

const TYPING_MS = 300;

export function ListSearch({ label }: { readonly label: string }): ReactElement {
  const { t } = useTranslation('lists');
  const [params, change] = useAddress();
  const [typed, setTyped] = useState<string>();
  const kept = searchFromAddress(params);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setTyped(undefined);
      change((old) => changedAddress(old, 'search', typed), { replace: true, preventScrollReset: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <SearchField label={label} clearLabel={t('clearSearch')} value={typed ?? kept} onChange={setTyped} />
  );
}
