// Whether people are numbered instead of named, as the address says.
import { useAddress } from './use-address.ts';

const [NAMES, HIDDEN] = ['names', 'hidden'];

export function useHiddenNames(): {
  readonly isHidden: boolean;
  readonly setHidden: (isHidden: boolean) => void;
} {
  const [params, change] = useAddress();
  return {
    isHidden: params.get(NAMES) === HIDDEN,
    setHidden: (isHidden) =>
      change(
        (wanted) => {
          if (isHidden) wanted.set(NAMES, HIDDEN);
          else wanted.delete(NAMES);
          return wanted;
        },
        { preventScrollReset: true },
      ),
  };
}
