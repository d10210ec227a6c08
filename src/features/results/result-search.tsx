// The search over results: what is typed goes into the address once the hand rests.
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/ui/search-field.tsx';
import { changedAddress, searchFromAddress } from './results-address.ts';
import { useAddress } from './use-address.ts';

const TYPING_MS = 300;

export function ResultSearch({ label }: { readonly label: string }): ReactElement {
  const { t } = useTranslation('results');
  const [params, change] = useAddress();
  const [typed, setTyped] = useState<string>();
  const kept = searchFromAddress(params);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      setTyped(undefined);
      change((old) => changedAddress(old, 'search', typed), { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <SearchField
      label={label}
      clearLabel={t('teacher.clearSearch')}
      value={typed ?? kept}
      onChange={setTyped}
    />
  );
}
