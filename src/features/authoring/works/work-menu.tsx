// Actions on one work, at the end of its row.
import { MoreVertical } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listWorks } from '#contract/calls/works.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { CoAuthorsDialog } from '#src/ui/loaded/co-authors/co-authors-dialog.tsx';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { useLook } from '../shared/look-as-student.tsx';
import { givePath } from '../work-editor/work-address.ts';
import { useChangeWorks } from './content-acts.ts';

interface WorkMenuProps {
  readonly work: ResponseBody<typeof listWorks>['content'][number];
}

function useActions(work: WorkMenuProps['work'], nameCoAuthors: () => void): readonly MenuAction[] {
  const { t } = useTranslation(['works', 'co-authors', 'trial']);
  const [mayRead, mayRegrade, mayGive] = [
    useCan('RESULTS_READ'),
    useCan('TASKS_EDIT'),
    useCan('EXECUTIONS_EDIT'),
  ];
  const change = useChangeWorks();
  const look = useLook();
  const act = (kind: 'COPY' | 'ARCHIVE' | 'RESTORE') => (): void =>
    change.mutate({ workIds: [work.id], action: { kind } });
  if (work.archivedAt !== null) return [{ id: 'restore', text: t('actions.restore'), run: act('RESTORE') }];
  return [
    { id: 'edit', text: t('actions.edit'), href: `/work-update/${work.id}` },
    { id: 'open', text: t('actions.open'), href: `/task/${work.id}` },
    {
      id: 'look',
      text: t('trial:look'),
      note: t('trial:lookNote'),
      run: () => look.mutate({ looked: { workId: work.id } }),
    },
    ...(mayGive ? [{ id: 'give', text: t('actions.give'), href: givePath(work.id) }] : []),
    ...(mayRegrade
      ? [
          {
            id: 'again',
            text: t('actions.again'),
            note: t('actions.workAgainNote'),
            href: `/works?regrade=${work.id}`,
          },
        ]
      : []),
    ...(mayRead
      ? [{ id: 'statistics', text: t('actions.statistics'), href: `/statistics/works/${work.id}` }]
      : []),
    { id: 'copy', text: t('actions.copy'), note: t('actions.copyNote'), run: act('COPY') },
    {
      id: 'co-authors',
      text: t('co-authors:open'),
      note: t('co-authors:openNote'),
      run: nameCoAuthors,
    },
    { id: 'archive', text: t('actions.archive'), tone: 'danger' as const, run: act('ARCHIVE') },
  ];
}

export function WorkMenu({ work }: WorkMenuProps): ReactElement {
  const { t } = useTranslation('works');
  const [isNaming, setNaming] = useState(false);
  const language = useLanguage();
  const actions = useActions(work, () => setNaming(true));
  const name = textIn(work.title, language);
  return (
    <>
      <Menu
        label={t('actions.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={actions}
      />
      {isNaming ? (
        <CoAuthorsDialog
          content={{ kind: 'WORK', id: work.id }}
          name={name}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}
