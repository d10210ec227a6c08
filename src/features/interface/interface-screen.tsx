// /ui: every shared component in its variants and states, and the design tokens. It renders the real
// components.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { SPECIMENS } from '#src/ui/specimens/specimens.ts';
import { StageTheme, type StageThemeName } from '#src/ui/specimens/stage-theme.ts';
import styles from './interface-screen.module.css';

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
            {SPECIMENS.map(({ id, Content }, index) => (
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
        {SPECIMENS.map(({ id }, index) => (
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
