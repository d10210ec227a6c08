// Where on the page of a case a finding is mended: the tab, and the field in it.
import type { CaseFinding } from '#contract/entities/case-draft.ts';
import { mendAt, type Mend } from '#src/ui/loaded/drafts/go-to-mend.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { mendInChain, useGoInChain } from '../chains/mend-in-chain.ts';

/** What the checks show is mended where they are run. */
const BY_CHECKS: ReadonlySet<CaseFinding['code']> = new Set([
  'NO_WAY',
  'NOT_PROVED',
  'NOT_PLAYED',
  'WRONG_PASSES',
]);
const REFERENCE = 'key.reference';

/** undefined: there is no field for it. */
export function mendInCase({ code, path }: CaseFinding): Mend | undefined {
  if (code === 'UNDECIDED') return { place: 'decisions' };
  if (BY_CHECKS.has(code)) return { place: 'checks' };
  if (path === REFERENCE) return { place: 'reference.steps' };
  if (path.startsWith(`${REFERENCE}.`)) return mendInChain(path.slice('key.'.length));
  return path.startsWith('key.') ? undefined : mendAt(path);
}

const TABS: Readonly<Record<string, string>> = {
  title: 'goal',
  goal: 'goal',
  timeLimitMs: 'goal',
  play: 'start',
  reference: 'judging',
  text: 'judging',
  examples: 'examples',
  checks: 'checks',
};

/** Opens the tab, and goes to the field. */
export function useGoInCase(): (mend: Mend) => void {
  const [, change] = useAddress();
  const go = useGoInChain();
  return (mend) => {
    const tab = TABS[mend.place.split('.')[0] ?? ''];
    if (tab !== undefined)
      change(
        (old) => {
          old.set('tab', tab);
          return old;
        },
        { replace: true, preventScrollReset: true },
      );
    go(mend);
  };
}
