import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './account-screen.module.css';
import { sectionPath, useSections } from './sections.ts';

/** Links to the sections that this person may open, one card per group. */
export function SectionCards(): ReactElement {
  const { t } = useTranslation(['account', 'routes']);
  return (
    <>
      {useSections().map(({ name, sections }) => (
        <Card key={name} title={t(`sections.${name}`)}>
          <ul className={styles.sections}>
            {sections.map(({ route }) => (
              <li key={route}>
                <Link to={sectionPath(route)} className={styles.section}>
                  {t(`routes:${route}.title`)}
                  <ChevronRight size={18} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
