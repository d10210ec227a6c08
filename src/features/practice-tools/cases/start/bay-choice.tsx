// The rules of the bay by which a case is played: which ones, and in which of their revisions.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listBays } from '#contract/calls/bays.ts';
import type { ListedBay } from '#contract/entities/bay-draft.ts';
import type { EquipmentCaseDraft } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { namedBay } from '../../parts/named-bay.ts';
import styles from '../../practice-tools.module.css';
import { bayPath } from '../../tools-address.ts';
import type { EditCase } from '../case-drafts.ts';
import { inBay } from '../in-bay.ts';

const MAX_OFFERED = 200;

type Offered = Pick<ListedBay, 'id' | 'revision' | 'title'>;

interface BayChoiceProps {
  readonly draft: EquipmentCaseDraft;
  readonly edit: EditCase;
}

/** Takes the present revision of rules, with their reaction times. */
function useTaking(edit: EditCase) {
  return useMutation({
    mutationFn: (id: string) => namedBay({ id }),
    onSuccess: (rules) => edit(null, (now) => inBay(rules, now)),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
}

/** Those that ship come first, then the published ones of the site. */
function useOffered() {
  const shipped = useQuery({
    queryKey: ['rules of a bay', 'shipped'],
    queryFn: () => namedBay({}),
    staleTime: Infinity,
  });
  const own = useQuery(
    callQuery<typeof listBays>('/bays', { query: { size: MAX_OFFERED, published: 'true' } }),
  );
  const bays: readonly Offered[] = [shipped.data?.ruleset ?? [], own.data?.content ?? []].flat();
  return { shipped, own, bays };
}

export function BayChoice({ draft, edit }: BayChoiceProps): ReactElement {
  const { t } = useTranslation('bays');
  const language = useLanguage();
  const { shipped, own, bays } = useOffered();
  const { rulesetId, rulesetRevision } = draft;
  const current = bays.find(({ id }) => id === rulesetId);
  const taking = useTaking(edit);
  return (
    <Card title={t('choice.title')} subtitle={t('choice.how')}>
      <div className={styles.form}>
        {shipped.isError ? <QueryError compact query={shipped} /> : null}
        {own.isError ? <QueryError compact query={own} /> : null}
        <Select
          label={t('choice.which')}
          placeholder={t('choice.which')}
          disabled={taking.isPending}
          value={current?.id ?? null}
          onChange={(id) => {
            if (id !== rulesetId) taking.mutate(id);
          }}
          options={bays.map(({ id, title }) => ({
            value: id,
            label: textIn(title, language) || t('untitled'),
          }))}
        />
        <Taken
          draft={draft}
          present={current?.revision ?? rulesetRevision}
          isOwn={own.data?.content.some(({ id }) => id === rulesetId) ?? false}
          taking={taking}
        />
      </div>
    </Card>
  );
}

interface TakenProps extends Pick<BayChoiceProps, 'draft'> {
  /** The present revision of the rules. */
  readonly present: number;
  /** A site's own: they have a page. */
  readonly isOwn: boolean;
  readonly taking: ReturnType<typeof useTaking>;
}

function Taken({ draft: { rulesetId, rulesetRevision }, present, isOwn, taking }: TakenProps): ReactElement {
  const { t } = useTranslation('bays');
  return (
    <div className={styles.buttons}>
      <span className={styles.note}>{t('choice.revision', { number: rulesetRevision })}</span>
      {isOwn ? (
        <Link className={linkClass()} to={bayPath(rulesetId)}>
          {t('choice.open')}
        </Link>
      ) : null}
      {present <= rulesetRevision ? null : (
        <Button
          size="s"
          variant="secondary"
          text={t('choice.newer', { number: present })}
          loading={taking.isPending}
          onClick={() => taking.mutate(rulesetId)}
        />
      )}
    </div>
  );
}
