// The start of a bay case: the shift, the pods, the papers, what is broken, and what happens.
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { EquipmentPlay, SettingBounds } from '#contract/simulation/equipment-case.ts';
import { activeScreenSchema, equipmentRoleSchema } from '#contract/simulation/equipment-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { ClockField } from '#src/ui/fields/clock-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import styles from '../../practice-tools.module.css';
import { ProfileSettings } from '../../profiles/profile-settings.tsx';
import { BayCondition } from './bay-condition.tsx';
import { BayFaults } from './bay-faults.tsx';
import { BayInterrupted } from './bay-interrupted.tsx';
import { BayOrders } from './bay-orders.tsx';
import { BayPapers } from './bay-papers.tsx';
import { BayPods } from './bay-pods.tsx';
import { BayProfile, type ProfileChoice } from './bay-profile.tsx';
import { BaySituations } from './bay-situations.tsx';
import { withSettings } from './bay-edits.ts';
import { clockText, readClock } from './clock.ts';
import { BayScene } from './scene/bay-scene.tsx';
import type { BayStartProps } from './start-props.ts';

interface BayFormProps extends BayStartProps {
  readonly profile: ProfileChoice;
}

export function BayStart(props: BayFormProps): ReactElement {
  const { t } = useTranslation('case-start');
  return (
    <div className={styles.form}>
      <Card title={t('scene.title')} subtitle={t('scene.bay')}>
        <BayScene {...props} />
      </Card>
      <Shift {...props} />
      <BaySituations {...props} />
      <MendPlace name="play.plateStatusInfo">
        <BayPods {...props} />
      </MendPlace>
      <BayOrders {...props} />
      <BayPapers {...props} />
      <BayFaults {...props} />
      <MendPlace name="play.interrupted">
        <BayInterrupted {...props} />
      </MendPlace>
      <Allowed {...props} />
    </div>
  );
}

function Shift({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { role, defaultLogin, clockStartS, place } = play;
  return (
    <Card title={t('bay.shift')}>
      <div className={styles.figures}>
        <ClockField
          label={t('bay.clock')}
          value={clockText(clockStartS)}
          onChange={(clock) => {
            const seconds = readClock(clock);
            if (seconds !== undefined) edit('clock', (now) => ({ ...now, clockStartS: seconds }));
          }}
        />
        <Select
          label={t('bay.place')}
          placeholder={t('bay.place')}
          value={place}
          options={ruleset.places.map(({ id, text }) => ({ value: id, label: textIn(text, language) }))}
          onChange={(chosen) => edit(null, (now) => ({ ...now, place: chosen }))}
        />
        <Select
          label={t('bay.role')}
          placeholder={t('bay.role')}
          description={t('bay.roleHow')}
          value={role}
          options={equipmentRoleSchema.options.map((value) => ({ value, label: t(`bay.roles.${value}`) }))}
          onChange={(chosen) => edit(null, (now) => ({ ...now, role: chosen }))}
        />
        <TextField
          label={t('bay.login')}
          description={t('bay.loginHow')}
          autoComplete="off"
          maxLength={20}
          value={defaultLogin.login}
          onChange={(event) => {
            const login = event.currentTarget.value;
            edit('login', (now) => ({ ...now, defaultLogin: { ...now.defaultLogin, login } }));
          }}
        />
        <BayCondition play={play} edit={edit} />
      </div>
    </Card>
  );
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What may be set, each with its range: the tool's own where the case leaves no narrower one. */
function settingsOf(
  { possibleSettings, settingBounds = [] }: EquipmentPlay,
  { settings }: Ruleset,
): SettingBounds[] {
  return settings
    .filter(({ id }) => possibleSettings.includes(id))
    .map(({ id, least, most }) => settingBounds.find((bound) => bound.id === id) ?? { id, least, most });
}

type Ruleset = BayStartProps['ruleset'];

/** Which screens the terminal has, and which settings may be changed at it. */
function Allowed({ play, ruleset, edit, profile }: BayFormProps): ReactElement {
  const { t } = useTranslation('case-start');
  const { availableScreens } = play;
  return (
    <Card title={t('bay.allowed')} subtitle={t('bay.allowedHow')}>
      <div className={styles.form}>
        <BayProfile {...profile} />
        <fieldset className={styles.choices} data-mend="play.availableScreens">
          <legend className={styles.legend}>{t('bay.screens')}</legend>
          {activeScreenSchema.options.map((screen) => (
            <Checkbox
              key={screen}
              label={screen}
              checked={availableScreens.includes(screen)}
              disabled={availableScreens.length === 1 && availableScreens.includes(screen)}
              onChange={() =>
                edit(null, (now) => ({ ...now, availableScreens: toggled(now.availableScreens, screen) }))
              }
            />
          ))}
        </fieldset>
        <Suspense fallback={<Skeleton shape="block" height="160px" />}>
          <MendPlace name="play.possibleSettings">
            <MendPlace name="play.settingBounds">
              <ProfileSettings
                ruleset={ruleset}
                role={play.role}
                settings={settingsOf(play, ruleset)}
                onChange={(settings) => edit('settings', (now) => withSettings(now, settings))}
              />
            </MendPlace>
          </MendPlace>
        </Suspense>
      </div>
    </Card>
  );
}
