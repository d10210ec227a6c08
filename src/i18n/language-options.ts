import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';
// The languages as options, each under its own name.

export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
