import { Mail, MailCheck, MailX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterState } from '#contract/calls/registration-requests.ts';
import { Badge } from '#src/ui/badge.tsx';

const looks = {
  WAITING: { tone: 'neutral', Icon: Mail },
  SENT: { tone: 'success', Icon: MailCheck },
  FAILED: { tone: 'danger', Icon: MailX },
} as const;

/** What became of the letter that tells a decision. */
export function LetterBadge({ state }: { readonly state: LetterState['state'] }): ReactElement {
  const { t } = useTranslation('requests');
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {t(`letter.${state}`)}
    </Badge>
  );
}
