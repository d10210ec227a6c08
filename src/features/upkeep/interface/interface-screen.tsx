// /ui: every shared component in its variants and states, and the tokens they are made of. A living page: it shows the real ones.
import { useState, type ComponentType, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#src/ui/radio-group.tsx';
import { Actions } from './actions.tsx';
import { Fields } from './fields.tsx';
import { Choices } from './choices.tsx';
import { Feedback } from './feedback.tsx';
import { Foundations } from './foundations.tsx';
import { Lists } from './lists.tsx';
import { StageTheme, type StageThemeName } from './stage-theme.ts';
import { States } from './states.tsx';
import styles from './interface.module.css';

const SECTIONS = [
  { id: 'foundations', Content: Foundations },
  { id: 'actions', Content: Actions },
  { id: 'fields', Content: Fields },
  { id: 'choices', Content: Choices },
  { id: 'lists', Content: Lists },
  { id: 'feedback', Content: Feedback },
  { id: 'states', Content: States },
] as const satisfies readonly { readonly id: string; readonly Content: ComponentType }[];

const THEMES = ['page', 'light', 'dark', 'both'] as const satisfies readonly StageThemeName[];

export function InterfaceScreen(): ReactElement {
  const { t } = useTranslation('interface');
  const [theme, setTheme] = useState<StageThemeName>('page');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <RadioGroup
          label={t('theme.label')}
          look="segments"
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
      </header>
      <div className={styles.body}>
        <Contents />
        <StageTheme value={theme}>
          <div className={styles.sections}>
            {SECTIONS.map(({ id, Content }, index) => (
              <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className={styles.sectionTitle} tabIndex={-1}>
                  <span className={styles.number} aria-hidden="true">
                    {numberOf(index)}
                  </span>
                  {t(`sections.${id}`)}
                </h2>
                <Content />
              </section>
            ))}
          </div>
        </StageTheme>
      </div>
    </div>
  );
}

function numberOf(index: number): string {
  return String(index + 1).padStart(2, '0');
}

function Contents(): ReactElement {
  const { t } = useTranslation('interface');
  const go = (id: string): void => {
    const title = document.getElementById(`${id}-title`);
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol>
        {SECTIONS.map(({ id }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                go(id);
              }}
            >
              <span className={styles.number} aria-hidden="true">
                {numberOf(index)}
              </span>
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
