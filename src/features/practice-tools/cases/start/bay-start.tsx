// The start of a bay case: the shift, the pods, the papers, what is broken, and what happens.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { activeScreenSchema, equipmentRoleSchema } from '#contract/simulation/equipment-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../../practice-tools.module.css';
import { BayFaults } from './bay-faults.tsx';
import { BayOrders } from './bay-orders.tsx';
import { BayPapers } from './bay-papers.tsx';
import { BayPods } from './bay-pods.tsx';
import { BayProfile } from './bay-profile.tsx';
import { BaySituations } from './bay-situations.tsx';
import { clockText, readClock } from './clock.ts';
import type { BayStartProps } from './start-props.ts';

export function BayStart(props: BayStartProps): ReactElement {
  return (
    <div className={styles.form}>
      <Shift {...props} />
      <BaySituations {...props} />
      <BayPods {...props} />
      <BayOrders {...props} />
      <BayPapers {...props} />
      <BayFaults {...props} />
      <Allowed {...props} />
    </div>
  );
}

const CONDITIONS = ['IDLE', 'INIT'] as const;

function Shift({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { role, defaultLogin, clockStartS, place, conditionEquipment } = play;
  return (
    <Card title={t('bay.shift')}>
      <div className={styles.figures}>
        <TextField
          type="time"
          label={t('bay.clock')}
          value={clockText(clockStartS)}
          onChange={(event) => {
            const seconds = readClock(event.currentTarget.value);
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
        <Select
          label={t('bay.condition')}
          placeholder={t('bay.condition')}
          value={conditionEquipment}
          options={CONDITIONS.map((value) => ({ value, label: t(`bay.conditions.${value}`) }))}
          onChange={(chosen) => edit(null, (now) => ({ ...now, conditionEquipment: chosen }))}
        />
      </div>
    </Card>
  );
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** A range is kept only of what may be set. */
function withSettings(play: EquipmentPlay, possibleSettings: string[]): EquipmentPlay {
  const { settingBounds = [], ...rest } = play;
  const kept = settingBounds.filter(({ id }) => possibleSettings.includes(id));
  return { ...rest, possibleSettings, ...(kept.length === 0 ? {} : { settingBounds: kept }) };
}

/** Which screens the terminal has, and which settings may be changed at it. */
function Allowed({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { availableScreens, possibleSettings } = play;
  return (
    <Card title={t('bay.allowed')} subtitle={t('bay.allowedHow')}>
      <div className={styles.form}>
        <BayProfile edit={edit} />
        <fieldset className={styles.choices}>
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
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('bay.settings')}</legend>
          {ruleset.settings.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={textIn(text, language)}
              checked={possibleSettings.includes(id)}
              onChange={() => edit(null, (now) => withSettings(now, toggled(now.possibleSettings, id)))}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  );
}
