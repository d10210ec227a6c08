// What a chain is called, and what it takes to pass by it.
import { useState, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../practice-tools.module.css';
import type { ChainValues } from './chain-values.ts';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 4000;

interface ChainSettingsProps {
  readonly form: UseFormReturn<ChainValues>;
}

export function ChainSettings({ form }: ChainSettingsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { bind } = useFields(form);
  const lacks = (one: Language): boolean => form.getValues(`title_${one}`).trim() === '';
  // A chain that has a name already is opened for its steps.
  const [isOpen, setOpen] = useState(() => lacks(DEFAULT_LANGUAGE));
  // Without the Russian title nothing is stored: its field comes into view when that is what is wrong.
  const { submitCount } = form.formState;
  const [judged, setJudged] = useState(submitCount);
  if (judged !== submitCount) {
    setJudged(submitCount);
    if (lacks(DEFAULT_LANGUAGE)) {
      setLanguage(DEFAULT_LANGUAGE);
      setOpen(true);
    }
  }
  return (
    <details
      className={styles.settings}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('chain.settings')}</summary>
      <div className={styles.form}>
        <LanguageSegments
          label={t('texts.language')}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (one !== DEFAULT_LANGUAGE && lacks(one) ? t('texts.missing') : undefined)}
        />
        {LANGUAGES.map((one) => (
          <div key={one} className={styles.pair} hidden={one !== language}>
            <TextField
              label={t('texts.title')}
              autoComplete="off"
              lang={LANGUAGE_TAGS[one]}
              maxLength={MAX_TITLE}
              {...bind(`title_${one}`, one === DEFAULT_LANGUAGE ? checkRequired : undefined)}
            />
            <TextArea
              label={t('texts.description')}
              rows={1}
              lang={LANGUAGE_TAGS[one]}
              maxLength={MAX_DESCRIPTION}
              {...bind(`description_${one}`)}
            />
          </div>
        ))}
        <Figures form={form} />
      </div>
    </details>
  );
}

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1440;

function Figures({ form }: ChainSettingsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const reference = useWatch({ control: form.control, name: 'reference' });
  const { passScore, expectedMs } = reference;
  const setMinutes = (text: string): void => {
    const { expectedMs: _old, ...rest } = reference;
    const minutes = Math.min(Number(text), MAX_MINUTES);
    form.setValue('reference', minutes > 0 ? { ...rest, expectedMs: Math.round(minutes * MINUTE_MS) } : rest);
  };
  return (
    <div className={styles.figures}>
      <TextField
        label={t('chain.passScore')}
        description={t('chain.passScoreHint')}
        inputMode="numeric"
        value={String(passScore)}
        onChange={(event) => {
          const score = Number(event.currentTarget.value.replaceAll(/\D/g, ''));
          form.setValue('reference', { ...reference, passScore: Math.min(100, Math.max(1, score)) });
        }}
      />
      <TextField
        label={t('chain.minutes')}
        description={t('chain.minutesHint')}
        inputMode="decimal"
        value={expectedMs === undefined ? '' : String(expectedMs / MINUTE_MS)}
        onChange={(event) => setMinutes(event.currentTarget.value.replaceAll(/[^\d.]/g, ''))}
      />
    </div>
  );
}
