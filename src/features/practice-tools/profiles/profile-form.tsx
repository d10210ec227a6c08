// The form of a profile: its name and role, and its screens or its settings, each beside what they come to.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TerminalProfileDetails } from '#contract/entities/terminal-profile.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentRoleSchema } from '#contract/simulation/equipment-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Conflict } from '../parts/conflict.tsx';
import { TextsInLanguages } from '../parts/texts-in-languages.tsx';
import { Uses } from '../parts/uses.tsx';
import styles from '../practice-tools.module.css';
import { casePath } from '../tools-address.ts';
import { ProfileScreens } from './profile-screens.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { profileKind } from './profile-values.ts';

/** Each page shows and changes one side of a profile. */
export type ProfileSide = 'screens' | 'settings';

interface ProfileFormProps {
  readonly side: ProfileSide;
  readonly ruleset: EquipmentRuleset;
  /** Left out for a new one. */
  readonly profile?: TerminalProfileDetails;
  /** The one as whose copy a new one begins. */
  readonly copied?: TerminalProfileDetails;
  readonly onClose: () => void;
}

export function ProfileForm({ side, ruleset, profile, copied, onClose }: ProfileFormProps): ReactElement {
  const { t } = useTranslation(['terminal-profiles', 'practice-tools', 'common']);
  const language = useLanguage();
  const [kind] = useState(() => profileKind(copied));
  const { form, conflict, submit, takeTheirs } = useStoredForm(kind, profile, ({ title }) => {
    showToast({ tone: 'success', text: t('practice-tools:saved', { name: textIn(title, language) }) });
    onClose();
  });
  const { bind, choose } = useFields(form);
  const [role, screens, settings] = [choose('role'), choose('screens'), choose('settings')];
  const { errors, isSubmitting, submitCount } = form.formState;
  return (
    <Form className={styles.form} failure={errors.root?.message} onSubmit={submit}>
      <Conflict conflict={conflict} onTake={takeTheirs} />
      <TextsInLanguages
        areas={['description']}
        bind={bind}
        titleOf={(one) => form.getValues(`title_${one}`)}
        submitCount={submitCount}
      />
      <Select
        label={t('role')}
        placeholder={t('role')}
        options={equipmentRoleSchema.options.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...role}
      />
      {side === 'screens' ? (
        <ProfileScreens
          ruleset={ruleset}
          allowed={{ role: role.value, screens: screens.value, settings: settings.value }}
          error={screens.error}
          onChange={screens.onChange}
        />
      ) : (
        <ProfileSettings
          ruleset={ruleset}
          role={role.value}
          settings={settings.value}
          error={settings.error}
          onChange={settings.onChange}
        />
      )}
      <Uses title={t('uses')} note={t('usesNote')} uses={profile?.uses ?? []} pathOf={casePath} />
      <div className={styles.buttons}>
        <Button type="submit" text={t('common:actions.save')} loading={isSubmitting} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
      </div>
    </Form>
  );
}
