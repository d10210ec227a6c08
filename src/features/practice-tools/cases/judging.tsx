// What judges a case: the chain that it began with, and its own steps, rules and gates.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getChain, listChains } from '#contract/calls/practice-tools.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import type { ChainReference } from '../chains/chain-values.ts';
import { ChainViews } from '../chains/chain-views.tsx';
import { useVocabulary } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import { chainPath } from '../tools-address.ts';
import type { EditCase } from './case-drafts.ts';
import { referenceOf } from './case-of-chain.ts';
import { withKey } from './draft-edits.ts';

interface JudgingProps {
  readonly draft: CaseDraft;
  readonly edit: EditCase;
}

const withReference = (draft: CaseDraft, reference: ChainReference): CaseDraft =>
  withKey(draft, { reference: referenceOf(reference) as CaseDraft['key']['reference'] });

export function Judging({ draft, edit }: JudgingProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const { simulation, key, title, goal } = draft;
  const vocabulary = useVocabulary(simulation);
  const { reference } = key;
  return (
    <div className={styles.form}>
      <TakenChain draft={draft} edit={edit} />
      {'situations' in key && (key.situations?.length ?? 0) > 0 ? (
        <Notice tone="info">{t('judging.situations', { count: key.situations?.length ?? 0 })}</Notice>
      ) : null}
      {vocabulary.isError ? <QueryError query={vocabulary} /> : null}
      {vocabulary.isPending ? <Skeleton shape="block" height="320px" /> : null}
      {vocabulary.data ? (
        <ChainViews
          chain={{ simulation, title, description: goal, reference }}
          vocabulary={vocabulary.data}
          first="list"
          onChange={(next) => edit(null, (now) => withReference(now, next))}
          onWhole={(next) => edit(null, (now) => withReference(now, next.reference))}
        />
      ) : null}
    </div>
  );
}

const MAX_CHAINS = 200;

/** Taking another chain replaces the steps of the case; it can be undone. */
function TakenChain({ draft, edit }: JudgingProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'lists']);
  const language = useLanguage();
  const [isTaking, setTaking] = useState(false);
  const [takenCount, setTaken] = useState(0);
  const { simulation, chain } = draft;
  const chains = useQuery(
    callQuery<typeof listChains>('/action-sequence', { query: { size: MAX_CHAINS, simulation } }),
  );
  const rows = (chains.data?.content ?? []).filter(({ revision }) => revision > 0);
  const own = rows.find(({ id }) => id === chain?.id);
  const take = async (id: string): Promise<void> => {
    setTaking(true);
    try {
      const { reference, revision, way } = await call<typeof getChain>('GET', '/action-sequence/:id', {
        params: { id },
      });
      const proof = way && { way };
      edit(null, (now) => ({
        ...withKey(withReference(now, reference), { ...proof }),
        chain: { id, revision },
      }));
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message });
    } finally {
      setTaking(false);
    }
  };
  return (
    <Card title={t('judging.chain')} subtitle={t('judging.chainHow')}>
      <div className={styles.form}>
        {own === undefined ? null : (
          <p>
            <Link className={linkClass()} to={chainPath(own.id)}>
              {textIn(own.title, language)}
            </Link>{' '}
            {chain?.revision === own.revision ? null : (
              <span className={styles.note}>{t('judging.newer', { number: own.revision })}</span>
            )}
          </p>
        )}
        {chains.isError ? <QueryError compact query={chains} /> : null}
        <ComboBox
          // It shows no choice of its own: without a new one its list would stay open.
          key={takenCount}
          disabled={isTaking}
          label={t('judging.take')}
          placeholder={t('judging.choose')}
          emptyText={t('lists:nothingFound')}
          value={null}
          onChange={(id) => {
            setTaken((count) => count + 1);
            void take(id);
          }}
          options={rows.map(({ id, title }) => ({ value: id, label: textIn(title, language) }))}
        />
      </div>
    </Card>
  );
}
