// The privileges in groups, each explained in plain words.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PRIVILEGE_WORDS } from '#contract/privilege-words.ts';
import { PRIVILEGES as allPrivileges, type Privilege } from '#contract/privileges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import styles from '../access.module.css';
import { isRisky, privilegeGroupNames, PRIVILEGE_GROUPS, type PrivilegeGroup } from './privilege-groups.ts';

interface PrivilegeFieldsProps {
  readonly chosen: ReadonlySet<Privilege>;
  readonly onChange: (chosen: ReadonlySet<Privilege>) => void;
}

/** What the reader may grant or revoke: only their own privileges. */
function useOwn(): ReadonlySet<Privilege> {
  return new Set(useCurrentUser()?.privileges ?? []);
}

function toggled(chosen: ReadonlySet<Privilege>, which: readonly Privilege[], on: boolean): Set<Privilege> {
  const next = new Set(chosen);
  for (const privilege of which) {
    if (on) next.add(privilege);
    else next.delete(privilege);
  }
  return next;
}

export function PrivilegeFields({ chosen, onChange }: PrivilegeFieldsProps): ReactElement {
  const { t } = useTranslation('roles');
  const own = useOwn();
  return (
    <>
      <output className={styles.note}>
        {t('editor.chosen', { number: chosen.size, total: allPrivileges.length })}
      </output>
      {privilegeGroupNames.map((group) => (
        <Group key={group} {...{ group, chosen, onChange, own }} />
      ))}
    </>
  );
}

interface GroupProps extends PrivilegeFieldsProps {
  readonly group: PrivilegeGroup;
  readonly own: ReadonlySet<Privilege>;
}

function Group({ group, chosen, onChange, own }: GroupProps): ReactElement {
  const { t } = useTranslation('roles');
  const all: readonly Privilege[] = PRIVILEGE_GROUPS[group];
  const changeable = all.filter((privilege) => own.has(privilege));
  const count = all.filter((privilege) => chosen.has(privilege)).length;
  return (
    <fieldset className={styles.group}>
      <legend>{t(`groups.${group}`)}</legend>
      <div className={styles.privileges}>
        <Checkbox
          label={t('editor.allOf', { group: t(`groups.${group}`) })}
          checked={count === all.length}
          indeterminate={count > 0 && count < all.length}
          disabled={changeable.length === 0}
          onChange={(event) => onChange(toggled(chosen, changeable, event.currentTarget.checked))}
        />
        {all.map((privilege) => (
          <One
            key={privilege}
            privilege={privilege}
            checked={chosen.has(privilege)}
            mine={own.has(privilege)}
            onToggle={(on) => onChange(toggled(chosen, [privilege], on))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OneProps {
  readonly privilege: Privilege;
  readonly checked: boolean;
  readonly mine: boolean;
  readonly onToggle: (on: boolean) => void;
}

function One({ privilege, checked, mine, onToggle }: OneProps): ReactElement {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  return (
    <Checkbox
      checked={checked}
      disabled={!mine}
      onChange={(event) => onToggle(event.currentTarget.checked)}
      label={
        <span className={styles.words}>
          <span className={styles.name}>
            {PRIVILEGE_WORDS[privilege][language]}
            {isRisky(privilege) ? <Badge tone="amber">{t('risky')}</Badge> : null}
          </span>
          <span className={styles.note}>{t(`explained.${privilege}`)}</span>
          {mine ? null : <span className={styles.note}>{t('editor.notYours')}</span>}
        </span>
      }
    />
  );
}
