// That changes which were not made on this page have come into its draft: of a colleague, or of oneself elsewhere.
import { useTranslation } from 'react-i18next';
import type { Merged } from '#src/lib/drafts/draft-session.ts';

/** null: none have. */
export function useMergedWords({ merged }: { readonly merged: Merged }): string | null {
  const { t } = useTranslation('work-editor');
  return merged === undefined ? null : t(`merged.${merged}`);
}
