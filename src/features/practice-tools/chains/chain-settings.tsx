// What a chain is called, and what it takes to pass by it.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DraftTexts } from '#src/ui/loaded/drafts/draft-texts.tsx';
import styles from '../practice-tools.module.css';
import type { ChainReference } from './chain-values.ts';

/** @param field edits of one field within a while are one step back; null: a step of its own */
export type EditChain = (field: string | null, change: (now: ChainDraft) => ChainDraft) => void;

interface ChainSettingsProps {
  readonly draft: ChainDraft;
  /** Whether it was never published. */
  readonly isNew: boolean;
  readonly edit: EditChain;
}

export function ChainSettings({ draft, isNew, edit }: ChainSettingsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { title, description } = draft;
  // A chain that has a name of its own is opened for its steps; a copied or recorded one begins with the name of something else.
  const [isOpen, setOpen] = useState(() => isNew || title.ru.trim() === '');
  return (
    <details
      className={styles.settings}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('chain.settings')}</summary>
      <div className={styles.form}>
        <DraftTexts
          title={title}
          description={description}
          onChange={(part, value, language) =>
            edit(`${part} ${language}`, (now) => ({ ...now, [part]: value }))
          }
          say={{
            language: t('texts.language'),
            missing: t('texts.missing'),
            name: t('texts.title'),
            nameOther: t('texts.titleOther'),
            description: t('texts.description'),
            descriptionHint: t('texts.descriptionHint'),
          }}
        />
        <Figures
          reference={draft.reference}
          onChange={(field, reference) => edit(field, (now) => ({ ...now, reference }))}
        />
      </div>
    </details>
  );
}

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1440;

interface FiguresProps {
  readonly reference: ChainReference;
  readonly onChange: (field: string, reference: ChainReference) => void;
}

function Figures({ reference, onChange }: FiguresProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { passScore, expectedMs } = reference;
  const setMinutes = (text: string): void => {
    const { expectedMs: _old, ...rest } = reference;
    const minutes = Math.min(Number(text), MAX_MINUTES);
    onChange('expectedMs', minutes > 0 ? { ...rest, expectedMs: Math.round(minutes * MINUTE_MS) } : rest);
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
          onChange('passScore', { ...reference, passScore: Math.min(100, Math.max(1, score)) });
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
