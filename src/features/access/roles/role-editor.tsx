// One role, new or existing: its title and privileges.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleWithCount } from '#contract/calls/roles.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { RoleForm } from './role-form.tsx';
import type { RoleDraft } from './use-role-form.ts';

interface RoleEditorProps {
  readonly roles: readonly RoleWithCount[] | undefined;
  readonly opened: Opened;
}

const COPY = /^copy-(.+)$/;

function useDraft(roles: readonly RoleWithCount[], id: string): RoleDraft | undefined {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  if (id === 'new') return { key: 'new', role: undefined, titleName: '', privileges: ['LEARN'] };
  const model = roles.find((role) => role.id === (COPY.exec(id)?.[1] ?? id));
  if (model === undefined) return undefined;
  const { privileges } = model;
  if (model.id === id) return { key: id, role: model, titleName: model.titleName, privileges };
  return { key: id, role: undefined, titleName: t('editor.copyOf', { name: titleOf(model) }), privileges };
}

export function RoleEditor({ roles, opened }: RoleEditorProps): ReactElement | null {
  const { id, close } = opened;
  if (roles === undefined || id === undefined) return null;
  return <Editor roles={roles} id={id} onClose={close} />;
}

interface EditorProps {
  readonly roles: readonly RoleWithCount[];
  readonly id: string;
  readonly onClose: () => void;
}

function Editor({ roles, id, onClose }: EditorProps): ReactElement {
  const { t } = useTranslation(['roles', 'common']);
  const titleOf = useRoleTitle();
  const draft = useDraft(roles, id);
  const edited = draft?.role;
  const title = edited === undefined ? t('editor.create') : t('editor.edit', { name: titleOf(edited) });
  return (
    <Overlay
      open
      size="m"
      title={draft === undefined ? t('title') : title}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {draft === undefined ? (
        <p>{t('editor.missing')}</p>
      ) : (
        <RoleForm key={draft.key} draft={draft} onClose={onClose} />
      )}
    </Overlay>
  );
}
