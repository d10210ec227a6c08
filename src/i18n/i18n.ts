// Sets up i18next: each namespace of a language is a separate module, loaded on first use.

import i18next, { type BackendModule, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { apart } from '#contract/apart-text.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LANGUAGE_TAGS,
  languageOfTag,
  type Language,
} from '#contract/languages.ts';
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

type TextsIn<N extends Namespace> = (language: Language) => TFunction<N>;

/** The texts of every language, loaded first: for words that are stored, such as the title of a copy. */
export async function textsInEach<N extends Namespace>(namespace: N): Promise<TextsIn<N>> {
  const load = async (language: Language): Promise<void> => {
    const tag = LANGUAGE_TAGS[language];
    if (i18next.hasResourceBundle(tag, namespace)) return;
    const texts = await textModules[`./${language}/${namespace}.ts`]?.();
    if (texts !== undefined) i18next.addResourceBundle(tag, namespace, texts.texts);
  };
  await Promise.all(LANGUAGES.map(load));
  return (language) => i18next.getFixedT(LANGUAGE_TAGS[language], namespace);
}

/** For what is stored: a person's own words keep their direction to themselves only where they are shown. */
export const AS_WRITTEN = { interpolation: { escapeValue: false } } as const;

/** Changes and stores the language, and loads what the current page needs. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language);
  await i18next.changeLanguage(LANGUAGE_TAGS[language]);
}

/** The current language, for code outside components. */
export function currentLanguage(): Language {
  return i18next.isInitialized ? (languageOfTag(i18next.language) ?? DEFAULT_LANGUAGE) : readLanguage();
}
