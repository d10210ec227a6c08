import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { writeStored } from '#src/lib/device/local-storage.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from './privacy-screen.module.css';

const SECTIONS = [
  'operator',
  'data',
  'purposes',
  'basis',
  'access',
  'storage',
  'browser',
  'security',
  'rights',
  'changes',
] as const;

type SectionKey = (typeof SECTIONS)[number];

function Section({ section }: { readonly section: SectionKey }): ReactElement {
  const { t } = useTranslation('legal');
  const { title, ...paragraphs } = t(`sections.${section}`, { returnObjects: true });
  return (
    <section id={section} className={styles.section}>
      <h2>{title}</h2>
      {Object.entries(paragraphs).map(([key, text]) => (
        <p key={key}>{text}</p>
      ))}
    </section>
  );
}

function Contents(): ReactElement {
  const { t } = useTranslation('legal');
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a className={linkClass(true)} href={`#${section}`}>
              {t(`sections.${section}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The personal data policy. */
export function PrivacyScreen(): ReactElement {
  const { t } = useTranslation('legal');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const back = (): void => {
    if (!signedIn) writeStored('from-privacy', 'true');
    void navigate('/');
  };
  return (
    <article className={styles.policy}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.updated}>{t('updated')}</p>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <div className={styles.columns}>
        <Contents />
        <div className={styles.sections}>
          {SECTIONS.map((section) => (
            <Section key={section} section={section} />
          ))}
          <div>
            <Button variant="secondary" text={signedIn ? t('toHome') : t('back')} onClick={back} />
          </div>
        </div>
      </div>
    </article>
  );
}
