// /create-editor, the administrator's workshop: what can be made, and what waits to be finished, mended or brought back.
import { BookOpen, ClipboardList, LibraryBig, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { Drafts } from '../works/drafts.tsx';
import { ColleaguesChanges } from './colleagues-changes.tsx';
import { FaultyWorks } from './faulty-works.tsx';
import { Trash } from './trash.tsx';
import styles from './workshop.module.css';

const VIEWS = ['drafts', 'faulty', 'changes', 'trash'] as const;
type View = (typeof VIEWS)[number];

const CONTENTS: Readonly<Record<View, ReactElement>> = {
  drafts: <Drafts />,
  faulty: <FaultyWorks />,
  changes: <ColleaguesChanges />,
  trash: <Trash />,
};

const MADE: readonly (readonly [name: 'course' | 'work' | 'task', path: string, icon: LucideIcon])[] = [
  ['course', '/course-create', LibraryBig],
  ['work', '/work-create', BookOpen],
  ['task', '/works?view=bank', ClipboardList],
];

export function WorkshopScreen(): ReactElement {
  const { t } = useTranslation(['workshop', 'works']);
  const [params, change] = useAddress();
  const view: View = VIEWS.find((one) => one === params.get('view')) ?? 'drafts';
  // Each view has an order of its own.
  const show = (next: View): void =>
    change(() => new URLSearchParams(next === 'drafts' ? {} : { view: next }));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <nav aria-label={t('make')}>
        <ul className={styles.made}>
          {MADE.map(([name, path, Icon]) => (
            <li key={name}>
              <Link className={styles.maker} to={path}>
                <Icon size={24} aria-hidden="true" />
                <span>
                  <span className={styles.makerName}>{t(`${name}`)}</span>
                  <span className={styles.note}>{t(`${name}Note`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Tabs
        label={t('works:views.label')}
        value={view}
        onChange={show}
        tabs={VIEWS.map((id) => ({ id, title: t(`works:views.${id}`), content: CONTENTS[id] }))}
      />
    </div>
  );
}
