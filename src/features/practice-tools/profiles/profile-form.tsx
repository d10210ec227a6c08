// The form of a profile: its name and role, and its screens or its settings, each beside what they come to.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileDraft } from '#contract/entities/terminal-profile.ts';
import type { ProfileDraftState } from '#contract/entities/tool-draft.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentRoleSchema } from '#contract/simulation/equipment-kinds.ts';
import { Select } from '#src/ui/fields/select.tsx';
import type { EditTool } from '../parts/draft/tool-drafts.ts';
import { TextsInLanguages } from '../parts/texts-in-languages.tsx';
import { Uses } from '../parts/uses.tsx';
import { casePath } from '../tools-address.ts';
import { ProfileScreens } from './profile-screens.tsx';
import { ProfileSettings } from './profile-settings.tsx';

/** Each page shows and changes one side of a profile. */
export type ProfileSide = 'screens' | 'settings';

interface ProfileFormProps {
  readonly side: ProfileSide;
  readonly ruleset: EquipmentRuleset;
  readonly data: ProfileDraft;
  readonly state: ProfileDraftState;
  readonly edit: EditTool<ProfileDraft>;
}

const PROFILE_AREAS = ['description'] as const;

export function ProfileForm({ side, ruleset, data, state, edit }: ProfileFormProps): ReactElement {
  const { t } = useTranslation('terminal-profiles');
  const { role, screens, settings } = data;
  return (
    <>
      <TextsInLanguages
        areas={PROFILE_AREAS}
        texts={data}
        onChange={(part, text, language) => edit(`${part} ${language}`, (now) => ({ ...now, [part]: text }))}
      />
      <Select
        label={t('role')}
        placeholder={t('role')}
        options={equipmentRoleSchema.options.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={role}
        onChange={(next) => edit(null, (now) => ({ ...now, role: next }))}
      />
      {side === 'screens' ? (
        <ProfileScreens
          ruleset={ruleset}
          allowed={{ role, screens, settings }}
          onChange={(next) => edit(null, (now) => ({ ...now, screens: next }))}
        />
      ) : (
        <ProfileSettings
          ruleset={ruleset}
          role={role}
          settings={settings}
          onChange={(next) => edit('settings', (now) => ({ ...now, settings: next }))}
        />
      )}
      <Uses title={t('uses')} note={t('usesNote')} uses={state.uses} pathOf={casePath} />
    </>
  );
}
