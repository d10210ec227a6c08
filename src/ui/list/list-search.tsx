// The search of a list: the text goes into the address after a pause in typing.
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { changedAddress, searchFromAddress } from './list-address.ts';
import { useAddress } from '../navigation/use-address.ts';

const TYPING_MS = 300;

export function ListSearch({ label }: { readonly label: string }): ReactElement {
  const { t } = useTranslation('lists');
  const [params, change] = useAddress();
  const [typed, setTyped] = useState<string>();
  const kept = searchFromAddress(params);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const page = window.location.pathname;
    const timer = setTimeout(() => {
      setTyped(undefined);
      // The list still stands while another page loads that one has gone to: it must not call one back.
      if (window.location.pathname !== page) return;
      change((old) => changedAddress(old, 'search', typed), { replace: true, preventScrollReset: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <SearchField label={label} clearLabel={t('clearSearch')} value={typed ?? kept} onChange={setTyped} />
  );
}
