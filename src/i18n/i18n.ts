/** i18next set up once: a namespace of a language is a module of its own, loaded when it is first asked for. */

import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_TAGS, languageOfTag, readLanguage, storeLanguage, type Language } from './language.ts';
import type { Namespace } from './namespaces.ts';

interface TextModule {
  readonly texts: Readonly<Record<string, unknown>>;
}

const textModules = import.meta.glob<TextModule>(['./ru/*.ts', './en/*.ts', './ch/*.ts']);

const textBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(tag, namespace, done) {
    const load = textModules[`./${languageOfTag(tag)}/${namespace}.ts`];
    if (load === undefined) return done(new Error(`No texts ${namespace} in ${tag}`), false);
    load().then(
      (module) => done(null, module.texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/** Loads the first namespaces in the stored language, with Russian to fall back on. */
export async function startTexts(namespaces: readonly Namespace[]): Promise<void> {
  await i18next
    .use(textBackend)
    .use(initReactI18next)
    .init({
      lng: LANGUAGE_TAGS[readLanguage()],
      fallbackLng: LANGUAGE_TAGS.ru,
      supportedLngs: Object.values(LANGUAGE_TAGS),
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Changes the language everywhere, keeps it, and loads what the page on the screen needs. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(LANGUAGE_TAGS[language]);
}

/** The language on the screen now, for code outside of components. */
export function currentLanguage(): Language {
  return i18next.isInitialized ? languageOfTag(i18next.language) : readLanguage();
}
