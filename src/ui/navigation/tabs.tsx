import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { LocaleBoundary } from '../layout/locale-boundary.tsx';
import styles from './tabs.module.css';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** Panels of which one is shown. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>): ReactElement {
  const choose = (key: unknown): void => {
    const chosen = tabs.find((tab) => tab.id === key);
    if (chosen) onChange(chosen.id);
  };
  return (
    <LocaleBoundary>
      <AriaTabs selectedKey={value} onSelectionChange={choose} className={styles.tabs ?? ''}>
        <TabList aria-label={label} className={styles.list ?? ''}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} isDisabled={tab.disabled ?? false} className={styles.tab ?? ''}>
              {tab.title}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </LocaleBoundary>
  );
}
