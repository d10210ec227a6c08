import { useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  ARIA_LOCALES,
  DATE_TAGS,
  DEFAULT_LANGUAGE,
  languageOfTag,
  type Language,
} from '#contract/languages.ts';

function onLangChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

const pageLanguage = (): Language => languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;

interface LocaleBoundaryProps {
  readonly children: ReactNode;
  /** Dates are written in it, in the order that the whole product writes them in. */
  readonly forDates?: boolean;
}

/** Gives React Aria the page's language instead of the browser's. */
export function LocaleBoundary({ children, forDates = false }: LocaleBoundaryProps): ReactElement {
  const language = useSyncExternalStore<Language>(onLangChange, pageLanguage, () => DEFAULT_LANGUAGE);
  const locale = (forDates ? DATE_TAGS : ARIA_LOCALES)[language];
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
