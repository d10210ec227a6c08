// Which screens a profile has, beside the terminal as it will be.
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileInput } from '#contract/entities/terminal-profile.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import styles from '../practice-tools.module.css';
import own from './profiles.module.css';

type Screens = ProfileInput['screens'];

interface ProfileScreensProps {
  readonly ruleset: EquipmentRuleset;
  readonly allowed: Pick<ProfileInput, 'role' | 'screens' | 'settings'>;
  readonly onChange: (screens: Screens) => void;
}

const { Screen: Terminal } = TASK_VIEWS.EQUIPMENT.terminal;

export function ProfileScreens({ ruleset, allowed, onChange }: ProfileScreensProps): ReactElement {
  const { t } = useTranslation('terminal-profiles');
  const language = useLanguage();
  const { role, screens } = allowed;
  const ofRole = ruleset.roles.find(({ id }) => id === role)?.screens ?? [];
  // In the order of the terminal, whatever was ticked first.
  const toggle = (id: Screens[number]): void =>
    onChange(
      ruleset.screens
        .map((row) => row.id)
        .filter((one) => (one === id ? !screens.includes(id) : screens.includes(one))),
    );
  return (
    <div className={own.beside}>
      <fieldset className={styles.fieldset} data-mend="screens">
        <legend className={styles.legend}>{t('screens.legend')}</legend>
        {ruleset.screens.map(({ id, text }) => (
          <Checkbox
            key={id}
            label={
              <span className={styles.two}>
                {textIn(text, language)}
                {ofRole.includes(id) ? null : <span className={styles.note}>{t('screens.notOfRole')}</span>}
              </span>
            }
            checked={screens.includes(id)}
            disabled={screens.length === 1 && screens.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
      <section className={styles.form} aria-label={t('preview.title')}>
        <h3>{t('preview.title')}</h3>
        <p className={styles.note}>{t('preview.lead')}</p>
        <div className={own.terminal}>
          <Suspense fallback={<Loader label={t('preview.title')} />}>
            <Terminal key={JSON.stringify(allowed)} ruleset={ruleset} allowed={allowed} language={language} />
          </Suspense>
        </div>
      </section>
    </div>
  );
}
