// Actions on one task, at the end of its row.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankTask } from '#contract/entities/bank.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';

export function TaskMenu({ task }: { readonly task: BankTask }): ReactElement {
  const { t } = useTranslation('works');
  const language = useLanguage();
  const again = {
    id: 'again',
    text: t('actions.again'),
    note: t('actions.againNote'),
    href: `/works?view=bank&regrade=${task.id}`,
  };
  return (
    <Menu
      label={t('actions.of', { name: textIn(task.question, language) })}
      trigger={<MoreVertical size={20} aria-hidden="true" />}
      actions={[again]}
    />
  );
}
