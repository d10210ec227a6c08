// Choosing: lists that open, rows, segments, switches, tabs.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/i18n/language.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { ChipList } from '#src/ui/chip-list.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { GenderSwitch, type Gender } from '#src/ui/gender-switch.tsx';
import { LanguageSwitcher } from '#src/ui/language-switcher.tsx';
import { RadioGroup } from '#src/ui/radio-group.tsx';
import { Select } from '#src/ui/select.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { Specimen } from './specimen.tsx';
import styles from './interface.module.css';

const ZONES = ['entrance', 'washroom', 'dressing', 'transit'] as const;
type Zone = (typeof ZONES)[number];

function useZones() {
  const { t } = useTranslation('interface');
  return ZONES.map((value) => ({ value, label: t(`zones.${value}`) }));
}

export function Choices(): ReactElement {
  const { t } = useTranslation('interface');
  return (
    <>
      <Specimen name="Select, ComboBox" note={t('choices.selectNote')} wide>
        <Selects />
      </Specimen>
      <Specimen name="RadioGroup" wide>
        <Radios />
      </Specimen>
      <Specimen name="Checkbox, Switch" wide>
        <div className={styles.grid}>
          <Checkbox label={t('choices.checked')} defaultChecked />
          <Checkbox label={t('choices.some')} indeterminate />
          <Checkbox label={t('choices.wrong')} error={t('fields.required')} />
          <Checkbox label={t('actions.disabled')} disabled />
          <Switch label={t('choices.switch')} description={t('choices.switchNote')} defaultChecked />
          <Switch label={t('actions.disabled')} disabled />
        </div>
      </Specimen>
      <Specimen name="Tabs" wide>
        <ZoneTabs />
      </Specimen>
      <Specimen name="GenderSwitch, LanguageSwitcher">
        <Switchers />
      </Specimen>
      <Specimen name="ChipList" wide>
        <Chips />
      </Specimen>
    </>
  );
}

function Selects(): ReactElement {
  const { t } = useTranslation(['interface', 'lists']);
  const zones = useZones();
  const [zone, setZone] = useState<Zone | null>('washroom');
  const common = { options: zones, placeholder: t('choices.any'), onChange: setZone };
  return (
    <div className={styles.grid}>
      <Select {...common} label={t('choices.zone')} value={zone} />
      <ComboBox {...common} label={t('choices.zoneTyped')} value={zone} emptyText={t('lists:nothingFound')} />
      <Select {...common} label={t('choices.zone')} value={null} error={t('fields.required')} required />
      <Select {...common} label={t('actions.disabled')} value={null} disabled />
    </div>
  );
}

function Radios(): ReactElement {
  const { t } = useTranslation('interface');
  const zones = useZones();
  const [zone, setZone] = useState<Zone>('dressing');
  return (
    <div className={styles.grid}>
      <RadioGroup label={t('choices.rows')} options={zones} value={zone} onChange={setZone} />
      <RadioGroup
        label={t('choices.segments')}
        look="segments"
        options={zones.slice(0, 3)}
        value={zone}
        onChange={setZone}
      />
    </div>
  );
}

function ZoneTabs(): ReactElement {
  const { t } = useTranslation('interface');
  const zones = useZones();
  const [zone, setZone] = useState<Zone>('entrance');
  const tabs = zones.map(({ value, label }) => ({
    id: value,
    title: label,
    content: <p className={styles.tab}>{t('choices.tab', { zone: label })}</p>,
    disabled: value === 'transit',
  }));
  return <Tabs label={t('choices.zone')} tabs={tabs} value={zone} onChange={setZone} />;
}

const SHORT = { ru: 'RU', en: 'EN', ch: '中' } as const;
const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({
  code,
  short: SHORT[code],
  name: LANGUAGE_NAMES[code],
  tag: LANGUAGE_TAGS[code],
}));

function Switchers(): ReactElement {
  const { t } = useTranslation('interface');
  const [gender, setGender] = useState<Gender>('FEMALE');
  const [language, setLanguage] = useState<Language>('ru');
  return (
    <>
      <GenderSwitch
        label={t('choices.gender')}
        maleLabel={t('choices.male')}
        femaleLabel={t('choices.female')}
        value={gender}
        onChange={setGender}
      />
      <LanguageSwitcher
        label={t('choices.language')}
        languages={LANGUAGE_OPTIONS}
        value={language}
        onChange={setLanguage}
      />
    </>
  );
}

function Chips(): ReactElement {
  const { t } = useTranslation('interface');
  const zones = useZones();
  const [gone, setGone] = useState<readonly string[]>([]);
  const chips = zones.map(({ value, label }) => ({
    id: value,
    text: label,
    note: `L00${ZONES.indexOf(value) + 1}`,
  }));
  return (
    <ChipList
      label={t('choices.chips')}
      chips={chips.filter(({ id }) => !gone.includes(id))}
      removeLabel={({ text }) => t('choices.removeChip', { name: text })}
      onRemove={(id) => setGone([...gone, id])}
      empty={t('choices.noChips')}
    />
  );
}
