import { useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

function onLangChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

// The locales that the build keeps of React Aria's own words.
const LOCALES: Readonly<Record<string, string>> = { ru: 'ru-RU', en: 'en-US', ch: 'zh-CN', zh: 'zh-CN' };

function pageLocale(): string {
  const primary = document.documentElement.lang.slice(0, 2).toLowerCase();
  return LOCALES[primary] ?? 'ru-RU';
}

/** Gives React Aria the language of the page rather than that of the browser. */
export function LocaleBoundary({ children }: { readonly children: ReactNode }): ReactElement {
  const locale = useSyncExternalStore(onLangChange, pageLocale, () => 'ru-RU');
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
