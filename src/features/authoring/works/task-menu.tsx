// Actions on one task, at the end of its row.
import { MoreVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankTask } from '#contract/entities/bank.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CoAuthorsDialog } from '#src/ui/loaded/co-authors/co-authors-dialog.tsx';
import { shortName } from '#src/ui/list/short-name.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { useLook } from '../shared/look-as-student.tsx';

export function TaskMenu({ task }: { readonly task: BankTask }): ReactElement {
  const { t } = useTranslation(['works', 'co-authors', 'trial']);
  const [isNaming, setNaming] = useState(false);
  const language = useLanguage();
  const look = useLook();
  const again = {
    id: 'again',
    text: t('actions.again'),
    note: t('actions.againNote'),
    href: `/works?view=bank&regrade=${task.id}`,
  };
  const asStudent = {
    id: 'look',
    text: t('trial:look'),
    note: t('trial:lookNote'),
    run: () => look.mutate({ looked: { taskId: task.id } }),
  };
  const naming = {
    id: 'co-authors',
    text: t('co-authors:open'),
    note: t('co-authors:openNote'),
    run: () => setNaming(true),
  };
  const name = shortName(textIn(task.question, language));
  return (
    <>
      <Menu
        label={t('actions.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={[asStudent, again, naming]}
      />
      {isNaming ? (
        <CoAuthorsDialog
          content={{ kind: 'TASK', id: task.id }}
          name={name}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}
