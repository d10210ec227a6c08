// The Russian texts are the pattern; other languages have the same keys with their own plural forms.

type Translated<Texts, DroppedForm extends string> = {
  readonly [
    Key in keyof Texts as Key extends `${string}_${DroppedForm}` ? never : Key
  ]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly string[]
      ? readonly string[]
      : Translated<Texts[Key], DroppedForm>;
};

/** Of the four Russian plural forms, English has `_one` and `_other`. */
export type EnglishTexts<Russian> = Translated<Russian, 'few' | 'many'>;

/** Chinese has only `_other`. */
export type ChineseTexts<Russian> = Translated<Russian, 'one' | 'few' | 'many'>;
