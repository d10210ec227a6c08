import type { Shown } from './results-screen.tsx';

/** The `active` of the result calls: true only open ones, false only completed ones, absent all. */
export function activeOf(shown: Shown): { readonly active?: 'true' | 'false' } {
  if (shown === 'all') return {};
  return { active: shown === 'open' ? 'true' : 'false' };
}
