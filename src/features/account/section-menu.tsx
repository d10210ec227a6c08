// The sections of teachers and administrators in the side menu, in groups that fold.
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';
import { sectionPath, useSections, type Section, type SectionGroupName } from './sections.ts';
import styles from './section-menu.module.css';

interface SectionMenuProps {
  /** The route that is shown. */
  readonly current: string;
  /** Routes that the menu has already. */
  readonly above: readonly string[];
  readonly onChosen?: (() => void) | undefined;
}

interface GroupProps extends Pick<SectionMenuProps, 'current' | 'onChosen'> {
  readonly name: SectionGroupName;
  readonly sections: readonly Section[];
}

/** The menu of the person at the head of the page has it. */
const IN_USER_MENU: ReadonlySet<string> = new Set(['profileView']);

const readFolded = (): readonly string[] => readStored('menu-folded')?.split(' ') ?? [];

/** Whether a group is folded; the browser keeps it for the next page. */
function useFolded(name: SectionGroupName): readonly [boolean, () => void] {
  const [isFolded, setIsFolded] = useState(() => readFolded().includes(name));
  const turn = (): void => {
    const others = readFolded().filter((folded) => folded !== name);
    writeStored('menu-folded', (isFolded ? others : [...others, name]).join(' '));
    setIsFolded(!isFolded);
  };
  return [isFolded, turn];
}

function SectionLinks({ sections, current, onChosen }: Omit<GroupProps, 'name'>): ReactElement {
  const { t } = useTranslation('routes');
  return (
    <ul className={styles.list}>
      {sections.map(({ route, below = [] }) => (
        <li key={route}>
          <Link
            to={sectionPath(route)}
            className={styles.entry}
            aria-current={route === current ? 'page' : below.includes(current) ? 'true' : undefined}
            onClick={onChosen}
          >
            {t(`${route}.title`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ name, ...links }: GroupProps): ReactElement {
  const { t } = useTranslation('account');
  const id = useId();
  const [isFolded, turn] = useFolded(name);
  return (
    <section aria-labelledby={id}>
      <button type="button" id={id} className={styles.head} aria-expanded={!isFolded} onClick={turn}>
        {t(`sections.${name}`)}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isFolded ? null : <SectionLinks {...links} />}
    </section>
  );
}

/** A single section stands without a group: there is nothing to fold. */
export function SectionMenu({ current, above, onChosen }: SectionMenuProps): ReactElement {
  const groups = useSections().map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ route }) => !above.includes(route) && !IN_USER_MENU.has(route)),
  }));
  return (
    <div className={styles.menu}>
      {above.includes('account') ? null : (
        <SectionLinks sections={[{ route: 'account' }]} current={current} onChosen={onChosen} />
      )}
      {groups.map(({ name, sections }) => {
        const links = { sections, current, onChosen };
        if (sections.length < 2) return <SectionLinks key={name} {...links} />;
        return <MenuGroup key={name} name={name} {...links} />;
      })}
    </div>
  );
}
