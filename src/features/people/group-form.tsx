// The form of a group, new or known: name, registration, teachers.
import { UserPlus, X } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { getGroup } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { QueryError } from '#src/lib/query-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Overlay } from '#src/ui/overlay.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import type { Teacher } from './group-values.ts';
import { PeoplePicker } from './people-picker.tsx';
import { refreshPeople } from './people-queries.ts';
import styles from './people.module.css';
import { useGroupForm } from './use-group-form.ts';

interface GroupFormOverlayProps {
  /** `new`, or the id of a group; null while it is closed. */
  readonly edited: string | null;
  readonly onClose: () => void;
}

export function GroupFormOverlay({ edited, onClose }: GroupFormOverlayProps): ReactElement {
  const { t } = useTranslation(['groups', 'common']);
  return (
    <Overlay
      open={edited !== null}
      title={t(edited === 'new' ? 'form.newTitle' : 'form.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {edited === 'new' ? <Form group={undefined} onClose={onClose} /> : null}
      {edited !== null && edited !== 'new' ? <KnownGroup id={edited} onClose={onClose} /> : null}
    </Overlay>
  );
}

function KnownGroup({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const query = useQuery({ ...callQuery<typeof getGroup>('/groups/:id', { params: { id } }), staleTime: 0 });
  if (query.isError) return <QueryError query={query} />;
  if (query.data === undefined || query.isFetching) return <Skeleton shape="block" height="200px" />;
  return <Form key={id} group={query.data} onClose={onClose} />;
}

interface FormProps {
  readonly group: Group | undefined;
  readonly onClose: () => void;
}

function Form({ group, onClose }: FormProps): ReactElement {
  const { t } = useTranslation(['groups', 'common']);
  const form = useGroupForm(group);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const stored = await form.submit();
    if (stored === undefined) return;
    await refreshPeople();
    showToast({
      tone: 'success',
      text: t(group === undefined ? 'form.made' : 'form.saved', { name: stored.name }),
    });
    onClose();
  };
  const cancel = (): void => {
    form.drop();
    onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {form.failure === undefined ? null : (
        <Notice tone="danger" live>
          {form.failure}
        </Notice>
      )}
      {form.theirs ? <Theirs group={form.theirs} /> : null}
      <TextField
        label={t('form.name')}
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={form.values.name}
        error={form.nameError}
        onChange={(event) => form.set({ name: event.currentTarget.value })}
      />
      <Switch
        label={t('form.open')}
        checked={form.values.openForRegistration}
        onChange={(event) => form.set({ openForRegistration: event.currentTarget.checked })}
      />
      <Teachers teachers={form.values.teachers} onChange={(teachers) => form.set({ teachers })} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          text={t(group === undefined ? 'form.make' : 'common:actions.save')}
          loading={form.isSending}
        />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
      </div>
    </form>
  );
}

/** What another changed meanwhile; what one typed stands in the fields. */
function Theirs({ group }: { readonly group: Group }): ReactElement {
  const { t } = useTranslation('groups');
  const teachers = group.teachers.map(({ fullName }) => fullName).join(', ');
  return (
    <Notice tone="warning" live title={t('form.conflict')}>
      <ul className={styles.changes}>
        <li>{t('form.theirName', { name: group.name })}</li>
        <li>{t('form.theirTeachers', { names: teachers === '' ? '—' : teachers })}</li>
      </ul>
      <p>{t('form.conflictNext')}</p>
    </Notice>
  );
}

interface TeachersProps {
  readonly teachers: readonly Teacher[];
  readonly onChange: (teachers: readonly Teacher[]) => void;
}

function Teachers({ teachers, onChange }: TeachersProps): ReactElement {
  const { t } = useTranslation('groups');
  const [isPicking, setPicking] = useState(false);
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('columns.teachers')}</legend>
      <ul className={styles.plain}>
        {teachers.map((teacher) => (
          <li key={teacher.id} className={styles.item}>
            <span className={styles.itemWords}>{teacher.fullName}</span>
            <IconButton
              size="s"
              label={t('form.removeTeacher', { name: teacher.fullName })}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange(teachers.filter(({ id }) => id !== teacher.id))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          size="s"
          variant="secondary"
          icon={<UserPlus size={16} aria-hidden="true" />}
          text={t('form.addTeacher')}
          onClick={() => setPicking(true)}
        />
      </div>
      <p className={styles.note}>{t('form.teachersHint')}</p>
      <PeoplePicker
        open={isPicking}
        title={t('form.addTeacher')}
        confirmText={t('form.addChosen')}
        roleName="ROLE_TEACHER"
        isThere={(user) => teachers.some(({ id }) => id === user.id)}
        onPick={(people) => {
          onChange([...teachers, ...people]);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  );
}
