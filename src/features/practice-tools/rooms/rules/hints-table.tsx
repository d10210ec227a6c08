// What a learner is told at each piece of furniture in TRAINING: one row for each piece, in the language that is written.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { inEveryLanguage, textIn, type Language } from '#contract/languages.ts';
import type { Furniture } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { described } from '#machines/room/editing/edit-things.ts';
import { useManifest } from '#scenes/kit/pictures/manifest-picture.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Table } from '#src/ui/data/table.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../../practice-tools.module.css';
import { PiecePicture } from '../plan/shelf.tsx';
import type { Rules } from './use-rules.ts';

const MAX_HINT = 1000;
const NO_HINT = inEveryLanguage(() => '');

interface RulesPart {
  readonly rules: Rules;
}

/** A hint without a word in any language is none; a text in Russian is asked for before the others count. */
const hintOf = (text: Trilingual): Trilingual | null => (text.ru.trim() === '' ? null : text);

export function HintsTable({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { furniture } = rules.map;
  const lacking = (one: Language): number =>
    furniture.filter(({ hint }) => (hint?.[one] ?? '').trim() === '').length;
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('rules.hintsHow')}</p>
      <LanguageSegments
        label={t('rules.hintLanguage')}
        value={language}
        onChange={setLanguage}
        noteOf={(one) => (lacking(one) === 0 ? undefined : t('rules.hintsLacking', { count: lacking(one) }))}
      />
      <Table<Furniture>
        caption={t('rules.tabs.hints')}
        rows={furniture}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'piece',
            title: t('rules.columns.piece'),
            header: true,
            width: '38%',
            cell: (piece) => <PieceName rules={rules} piece={piece} />,
          },
          {
            key: 'hint',
            title: t('rules.columns.hint'),
            cell: (piece) => <Hint rules={rules} piece={piece} language={language} />,
          },
        ]}
      />
    </div>
  );
}

interface PieceProps extends RulesPart {
  readonly piece: Furniture;
}

function PieceName({ rules: { map }, piece }: PieceProps): ReactElement {
  const language = useLanguage();
  const manifest = useManifest();
  const location = map.locations.find(({ id }) => id === piece.location)?.text;
  return (
    <span className={styles.standing}>
      {manifest === undefined ? <span /> : <PiecePicture manifest={manifest} piece={piece} />}
      <span className={styles.two}>
        {textIn(piece.text, language)}
        {location === undefined ? null : <span className={styles.note}>{textIn(location, language)}</span>}
      </span>
    </span>
  );
}

function Hint({ rules, piece, language }: PieceProps & { readonly language: Language }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { id, hint, text } = piece;
  const write = (next: Trilingual): void =>
    rules.editMap((map) => {
      const edited = described(map, id, { hint: hintOf(next) });
      return edited.ok ? edited.map : map;
    }, `hint ${id} ${language}`);
  return (
    <TextInput
      label={t('rules.hintOf', { name: textIn(text, language) })}
      labelHidden
      text={hint ?? NO_HINT}
      language={language}
      rows={2}
      maxLength={MAX_HINT}
      onChange={write}
    />
  );
}
