// Actions on several people at once: one call, all or none.
import { CircleOff, QrCode, UserCheck, UserMinus, UserPlus, Users } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import { useCan } from '#src/lib/session/current-user.ts';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import type { Selection } from '#src/ui/list/use-selection.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { useRoleOptions } from './people-queries.ts';
import { RolesError } from './roles-error.tsx';
import styles from './people.module.css';
import { useChangePeople, type PeopleChange } from './person-actions.ts';
import { NO_GROUP } from './user-values.ts';

const KINDS = ['GROUP', 'ADD_ROLES', 'REMOVE_ROLES', 'DEACTIVATE', 'ACTIVATE'] as const;
type Kind = (typeof KINDS)[number];

const ICONS = {
  GROUP: Users,
  ADD_ROLES: UserPlus,
  REMOVE_ROLES: UserMinus,
  DEACTIVATE: CircleOff,
  ACTIVATE: UserCheck,
} as const;

export function ChosenPeople({ selection }: { readonly selection: Selection }): ReactElement {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const makesCodes = useCan('QR_EDIT');
  const [asked, setAsked] = useState<Kind>();
  const ids = [...selection.chosen];
  return (
    <>
      <ChosenBar selection={selection}>
        {KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Button
              key={kind}
              size="s"
              variant="secondary"
              icon={<Icon size={16} aria-hidden="true" />}
              text={t(`chosen.${kind}.short`)}
              onClick={() => setAsked(kind)}
            />
          );
        })}
        {makesCodes ? (
          <Button
            size="s"
            variant="secondary"
            icon={<QrCode size={16} aria-hidden="true" />}
            text={t('chosen.qr')}
            onClick={() => void navigate(`/qr-create?users=${ids.join(',')}`)}
          />
        ) : null}
      </ChosenBar>
      {asked === undefined ? null : (
        <ChangeDialog
          key={asked}
          kind={asked}
          ids={ids}
          onDone={selection.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface ChangeDialogProps {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function actionOf(kind: Kind, value: string): PeopleChange['action'] {
  if (kind === 'GROUP') return { kind, groupId: value === NO_GROUP ? null : value };
  if (kind === 'ADD_ROLES' || kind === 'REMOVE_ROLES') return { kind, roleIds: [value] };
  return { kind };
}

function ChangeDialog({ kind, ids, onDone, onClose }: ChangeDialogProps): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  const change = useChangePeople();
  const [value, setValue] = useState('');
  const needsRole = kind === 'ADD_ROLES' || kind === 'REMOVE_ROLES';
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isMissing = (needsRole || kind === 'GROUP') && value === '';
  const confirm = (): void => {
    setTried(true);
    if (isMissing) {
      fields.current?.querySelector<HTMLElement>('input, button')?.focus();
      return;
    }
    change.mutate(
      { userIds: [...ids], action: actionOf(kind, value) },
      {
        onSuccess: () => {
          onClose();
          onDone();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      title={t(`chosen.${kind}.title`, { count: ids.length })}
      tone={kind === 'DEACTIVATE' ? 'danger' : 'plain'}
      confirmText={t(`chosen.${kind}.short`)}
      cancelText={t('common:actions.cancel')}
      loading={change.isPending}
      error={change.error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div ref={fields} className={styles.form}>
        <p>{t(`chosen.${kind}.text`)}</p>
        {kind === 'GROUP' ? (
          <GroupChoice value={value} onChange={setValue} isMissing={isTried && isMissing} />
        ) : null}
        {needsRole ? <RoleChoice value={value} onChange={setValue} isMissing={isTried && isMissing} /> : null}
      </div>
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly isMissing: boolean;
}

function GroupChoice({ value, onChange, isMissing }: ChoiceProps): ReactElement {
  const { t } = useTranslation('people');
  return (
    <GroupBox
      label={t('columns.group')}
      value={value}
      placeholder={t('chosen.pickGroup')}
      besides={[{ value: NO_GROUP, label: t('noGroup') }]}
      error={isMissing ? t('chosen.pickGroup') : undefined}
      onChange={onChange}
    />
  );
}

function RoleChoice({ value, onChange, isMissing }: ChoiceProps): ReactElement {
  const { t } = useTranslation('people');
  return (
    <>
      <Select
        label={t('filters.role')}
        placeholder={t('chosen.pickRole')}
        value={value === '' ? null : value}
        options={useRoleOptions().options}
        error={isMissing ? t('chosen.pickRole') : undefined}
        onChange={onChange}
      />
      <RolesError />
    </>
  );
}
