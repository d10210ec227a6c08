import { Mail, MailCheck, MailX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterState } from '#contract/calls/registration-requests.ts';
import { Badge } from '#src/ui/data/badge.tsx';

const LOOKS = {
  WAITING: { tone: 'neutral', Icon: Mail },
  SENT: { tone: 'success', Icon: MailCheck },
  FAILED: { tone: 'danger', Icon: MailX },
} as const;

/** The delivery state of the letter that announces a decision. */
export function LetterBadge({ state }: { readonly state: LetterState['state'] }): ReactElement {
  const { t } = useTranslation('registration-requests');
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {t(`letter.${state}`)}
    </Badge>
  );
}
