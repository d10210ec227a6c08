// The roles of a person in order: the first decides what they may do.
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#src/ui/data/badge.tsx';
import { FieldErrorText } from '#src/ui/fields/field.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import type { Option } from '#src/lib/api/group-options.ts';
import styles from './people.module.css';

interface RolesFieldProps {
  readonly roleIds: readonly string[];
  /** Every role that the reader may give. */
  readonly options: readonly Option[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (roleIds: readonly string[]) => void;
  readonly error: string | undefined;
}

export function RolesField({ roleIds, options, nameOf, onChange, error }: RolesFieldProps): ReactElement {
  const { t } = useTranslation('people');
  const others = options.filter(({ value }) => !roleIds.includes(value));
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? 'roles-error' : undefined}>
      <legend className={styles.legend}>{t('form.roles')}</legend>
      <ol className={styles.plain}>
        {roleIds.map((id, place) => (
          <RoleRow key={id} {...{ id, place, roleIds, nameOf, onChange }} />
        ))}
      </ol>
      {others.length > 0 ? (
        <Select
          label={t('form.addRole')}
          labelHidden
          placeholder={t('form.addRole')}
          value={null}
          options={others}
          onChange={(id) => onChange([...roleIds, id])}
        />
      ) : null}
      <p className={styles.note}>{t('form.rolesHint')}</p>
      <FieldErrorText id="roles-error" error={error} />
    </fieldset>
  );
}

interface RoleRowProps extends Pick<RolesFieldProps, 'roleIds' | 'nameOf' | 'onChange'> {
  readonly id: string;
  readonly place: number;
}

function RoleRow({ id, place, roleIds, nameOf, onChange }: RoleRowProps): ReactElement {
  const { t } = useTranslation('people');
  const name = nameOf(id);
  const swapped = (from: number): readonly string[] =>
    roleIds.map(
      (one, at) => (at === from ? roleIds[from + 1] : at === from + 1 ? roleIds[from] : one) ?? one,
    );
  return (
    <li className={styles.item}>
      <span className={styles.itemWords}>
        {name}
        {place === 0 ? <Badge tone="primary">{t('form.mainRole')}</Badge> : null}
      </span>
      <IconButton
        size="s"
        label={t('form.roleUp', { name })}
        icon={<ArrowUp aria-hidden="true" />}
        disabled={place === 0}
        onClick={() => onChange(swapped(place - 1))}
      />
      <IconButton
        size="s"
        label={t('form.roleDown', { name })}
        icon={<ArrowDown aria-hidden="true" />}
        disabled={place === roleIds.length - 1}
        onClick={() => onChange(swapped(place))}
      />
      <IconButton
        size="s"
        label={t('form.removeRole', { name })}
        icon={<X aria-hidden="true" />}
        onClick={() => onChange(roleIds.filter((one) => one !== id))}
      />
    </li>
  );
}
