// The form of a group, new or known: name, registration, teachers.
import { UserPlus, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getGroup } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { EditForm, EditOverlay } from './edit-overlay.tsx';
import { GROUP_KIND, type Teacher } from './group-values.ts';
import { PeoplePicker } from '#src/ui/loaded/people-picker.tsx';
import styles from './people.module.css';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';

interface GroupFormOverlayProps {
  /** `new`, or the id of a group; null while it is closed. */
  readonly edited: string | null;
  readonly onClose: () => void;
}

export function GroupFormOverlay(props: GroupFormOverlayProps): ReactElement {
  const { t } = useTranslation('groups');
  return (
    <EditOverlay
      {...props}
      newTitle={t('form.newTitle')}
      title={t('form.title')}
      height="200px"
      query={(id) => callQuery<typeof getGroup>('/groups/:id', { params: { id } })}
      form={(group) => <GroupForm group={group} onClose={props.onClose} />}
    />
  );
}

interface GroupFormProps {
  readonly group: Group | undefined;
  readonly onClose: () => void;
}

function GroupForm({ group, onClose }: GroupFormProps): ReactElement {
  const { t } = useTranslation('groups');
  const isNew = group === undefined;
  const { form, conflict, submit, drop } = useStoredForm(GROUP_KIND, group, ({ name }) => {
    showToast({ tone: 'success', text: t(isNew ? 'form.made' : 'form.saved', { name }) });
    onClose();
  });
  const { bind, choose } = useFields(form);
  const open = choose('openForRegistration');
  const teachers = choose('teachers');
  const cancel = (): void => {
    drop();
    onClose();
  };
  return (
    <EditForm form={form} isNew={isNew} makeText={t('form.make')} onSubmit={submit} onCancel={cancel}>
      {conflict ? <Theirs group={conflict.stored} /> : null}
      <TextField
        label={t('form.name')}
        autoFocus
        autoComplete="off"
        maxLength={200}
        {...bind('name', checkRequired)}
      />
      <Switch
        label={t('form.open')}
        checked={open.value}
        onChange={(event) => open.onChange(event.currentTarget.checked)}
      />
      <Teachers teachers={teachers.value} onChange={teachers.onChange} />
    </EditForm>
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
