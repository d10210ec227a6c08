// What of a draft of a chain can't judge, and what is doubtful.
import { isChainError, type ChainFinding } from '#contract/entities/chain-draft.ts';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage, LANGUAGES } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { messageIn } from '#server/messages/messages.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft } from '../drafts/drafts-repository.ts';
import { chainFaults } from '../practice-tools/chain-content.ts';

export type CurrentChainDraft = CurrentDraft<ChainDraft>;

const finding = (
  code: ChainFinding['code'],
  path: string,
  reason: Trilingual | null = null,
): ChainFinding => ({ code, isError: isChainError(code), path, reason });

function textFindings({ title }: ChainDraft): readonly ChainFinding[] {
  if (title.ru.trim() === '') return [finding('NO_TITLE', 'title.ru')];
  const missing = LANGUAGES.filter((language) => title[language].trim() === '');
  return missing.map((language) => finding('LANGUAGE_MISSING', `title.${language}`));
}

/** The check list of a draft: errors stop publishing, warnings ask. */
export async function chainFindings(
  db: Db | Tx,
  { data: draft, questions }: CurrentChainDraft,
): Promise<ChainFinding[]> {
  const { steps, end } = draft.reference;
  return [
    ...(questions.length > 0 ? [finding('UNDECIDED', '')] : []),
    ...textFindings(draft),
    ...(steps.length === 0 ? [finding('NO_STEPS', 'reference.steps')] : []),
    ...(await chainFaults(db, draft)).map(({ path, message, params }) =>
      finding(
        'JUDGING',
        path,
        inEveryLanguage((language) => messageIn(language, message, params)),
      ),
    ),
    ...(end.length === 0 ? [finding('NO_END', 'reference.end')] : []),
  ];
}
