import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/ui/data/badge.tsx';

/** Passed or not, by words, colour and icon; nothing while it is unknown. */
export function PassedBadge({ passed }: { readonly passed: boolean | null }): ReactElement | null {
  const { t } = useTranslation('results');
  if (passed === null) return null;
  const Icon = passed ? Check : X;
  return (
    <Badge tone={passed ? 'success' : 'danger'} icon={<Icon size={14} />}>
      {t(passed ? 'passed' : 'notPassed')}
    </Badge>
  );
}
