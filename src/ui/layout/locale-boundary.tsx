import { useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ARIA_LOCALES, DEFAULT_LANGUAGE, languageOfTag } from '#contract/languages.ts';

function onLangChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function pageLocale(): string {
  return ARIA_LOCALES[languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE];
}

/** Gives React Aria the page's language instead of the browser's. */
export function LocaleBoundary({ children }: { readonly children: ReactNode }): ReactElement {
  const locale = useSyncExternalStore(onLangChange, pageLocale, () => ARIA_LOCALES[DEFAULT_LANGUAGE]);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
