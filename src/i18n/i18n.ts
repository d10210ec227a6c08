// Sets up i18next: each namespace of a language is a separate module, loaded on first use.

import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { apart } from '#contract/apart-text.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, languageOfTag, type Language } from '#contract/languages.ts';
import { readLanguage, storeLanguage } from './stored-language.ts';
import type { Namespace } from './namespaces.ts';

interface TextModule {
  readonly texts: Readonly<Record<string, unknown>>;
}

const textModules = import.meta.glob<TextModule>(['./ru/*.ts', './en/*.ts', './ch/*.ts']);

const textBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(tag, namespace, done) {
    const load = textModules[`./${languageOfTag(tag) ?? DEFAULT_LANGUAGE}/${namespace}.ts`];
    if (load === undefined) return done(new Error(`No texts ${namespace} in ${tag}`), false);
    load().then(
      (module) => done(null, module.texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/** Loads the first namespaces in the stored language, with Russian as the fallback. */
export async function startTexts(namespaces: readonly Namespace[]): Promise<void> {
  await i18next
    .use(textBackend)
    .use(initReactI18next)
    .init({
      lng: LANGUAGE_TAGS[readLanguage()],
      fallbackLng: LANGUAGE_TAGS[DEFAULT_LANGUAGE],
      supportedLngs: Object.values(LANGUAGE_TAGS),
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      // React escapes markup; what is a person's own keeps its direction to itself.
      interpolation: { escapeValue: true, escape: apart },
      returnNull: false,
    });
}

/** Changes and stores the language, and loads what the current page needs. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(LANGUAGE_TAGS[language]);
}

/** The current language, for code outside components. */
export function currentLanguage(): Language {
  return i18next.isInitialized ? (languageOfTag(i18next.language) ?? DEFAULT_LANGUAGE) : readLanguage();
}
