// Which parameters a profile may set, in which range, and what wrong values do to the wafers.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileInput } from '#contract/entities/terminal-profile.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Setting } from '#contract/simulation/equipment-terminal.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import styles from '../practice-tools.module.css';
import { harmsOf, isSwitch, unitAfter } from './setting-harms.ts';

type Settings = ProfileInput['settings'];

interface ProfileSettingsProps {
  readonly ruleset: EquipmentRuleset;
  readonly role: ProfileInput['role'];
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

export function ProfileSettings(props: ProfileSettingsProps): ReactElement {
  const { ruleset, role, settings, onChange } = props;
  const { t } = useTranslation('terminal-profiles');
  const maySet = ruleset.roles.find(({ id }) => id === role)?.rights.includes('setParameters') ?? false;
  const put = (setting: Setting, row: Settings[number] | undefined): void =>
    onChange(
      ruleset.settings.flatMap(({ id }) => {
        const kept = id === setting.id ? row : settings.find((one) => one.id === id);
        return kept ?? [];
      }),
    );
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('settings.legend')}</legend>
      {maySet || settings.length === 0 ? null : (
        <Notice tone="warning" title={t('settings.notOfRole')}>
          {t('settings.notOfRoleNext')}
        </Notice>
      )}
      <ul className={styles.rows}>
        {ruleset.settings.map((setting) => (
          <SettingRow
            key={setting.id}
            at={settings.findIndex(({ id }) => id === setting.id)}
            ruleset={ruleset}
            setting={setting}
            row={settings.find(({ id }) => id === setting.id)}
            onChange={(row) => put(setting, row)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface SettingRowProps {
  /** Its place among those that may be set. */
  readonly at: number;
  readonly ruleset: EquipmentRuleset;
  readonly setting: Setting;
  /** undefined: it may not be set. */
  readonly row: Settings[number] | undefined;
  readonly onChange: (row: Settings[number] | undefined) => void;
}

function SettingRow({ at, ruleset, setting, row, onChange }: SettingRowProps): ReactElement {
  const { t } = useTranslation('terminal-profiles');
  const language = useLanguage();
  const { id, least, most, value } = setting;
  const name = textIn(setting.text, language);
  const unit = unitAfter(setting, language);
  return (
    <li className={styles.group}>
      <Checkbox
        label={name}
        checked={row !== undefined}
        onChange={() => onChange(row === undefined ? { id, least, most } : undefined)}
      />
      <p className={styles.note}>
        {isSwitch(setting)
          ? t('settings.switch', { value })
          : t('settings.tool', { least, most, value, unit })}
      </p>
      {harmsOf(ruleset, setting).map((harm) => (
        <p key={`${harm.kind} ${harm.reason.en}`} className={styles.note}>
          {harm.kind === 'outside'
            ? t('settings.outside', { ...harm, reason: textIn(harm.reason, language), unit })
            : t('settings.beyond', { ...harm, reason: textIn(harm.reason, language), unit })}
        </p>
      ))}
      {row === undefined ? null : (
        <div className={styles.pair} data-mend={`settings.${at}`}>
          <NumberField
            label={t('settings.least', { name })}
            isWhole
            min={least}
            max={row.most}
            value={row.least}
            onChange={(number) => onChange({ ...row, least: number ?? least })}
          />
          <NumberField
            label={t('settings.most', { name })}
            isWhole
            min={row.least}
            max={most}
            value={row.most}
            onChange={(number) => onChange({ ...row, most: number ?? most })}
          />
        </div>
      )}
    </li>
  );
}
