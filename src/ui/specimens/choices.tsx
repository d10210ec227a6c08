// Choosing: lists that open, rows, segments, switches, tabs.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { GenderSwitch, type Gender } from '#src/ui/fields/gender-switch.tsx';
import { LanguageSwitcher } from '#src/ui/navigation/language-switcher.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimens.module.css';

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
        <Boxes />
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

export function Selects(): ReactElement {
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

export function Radios(): ReactElement {
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

export function Boxes(): ReactElement {
  const { t } = useTranslation('interface');
  return (
    <div className={styles.grid}>
      <Checkbox label={t('choices.checked')} defaultChecked />
      <Checkbox label={t('choices.some')} indeterminate />
      <Checkbox label={t('choices.wrong')} error={t('fields.required')} />
      <Checkbox label={t('actions.disabled')} disabled />
      <Switch label={t('choices.switch')} description={t('choices.switchNote')} defaultChecked />
      <Switch label={t('actions.disabled')} disabled />
    </div>
  );
}

export function ZoneTabs(): ReactElement {
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

export function Switchers(): ReactElement {
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
      <LanguageSwitcher label={t('choices.language')} value={language} onChange={setLanguage} />
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
