// Where the steps and rules of a chain are mended: in the list, or in the text where the list does not have them.
import { goToMend, mendAt, type Mend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';

const IN_LIST = /^reference\.(?:steps|anyOf|end)\b/;
const OF_REFERENCE = 'reference.';
const TEXT = 'text';

/** The place of a path in a chain, such as `reference.steps.3.after.0`. */
export const mendInChain = (path: string): Mend =>
  path.startsWith(OF_REFERENCE) && !IN_LIST.test(path) ? { place: TEXT } : mendAt(path);

/** Opens the view that has the place, and goes to the field. */
export function useGoInChain(): (mend: Mend) => void {
  const [, change] = useAddress();
  return (mend) => {
    if (mend.place === TEXT || mend.place.startsWith(OF_REFERENCE))
      change(
        (old) => {
          old.set('view', mend.place === TEXT ? 'text' : 'list');
          return old;
        },
        { replace: true, preventScrollReset: true },
      );
    goToMend(mend);
  };
}
