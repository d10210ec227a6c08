// Actions on one person, at the end of their row.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/entities/user.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { fullNameOf } from '#contract/full-name.ts';
import { usePersonActions } from './person-actions.ts';

export function PersonMenu({ user }: { readonly user: User }): ReactElement {
  const { t } = useTranslation('people');
  return (
    <Menu
      label={t('actions.of', { name: fullNameOf(user) })}
      trigger={<MoreVertical size={20} aria-hidden="true" />}
      actions={usePersonActions(user, true)}
    />
  );
}
