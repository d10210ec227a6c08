// The form of an action: what it is called, which entries it means, and what a step made of it starts with.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionDraft, PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import type { ActionDraftState } from '#contract/entities/tool-draft.ts';
import type { Matcher } from '#contract/simulation/reference.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import type { EditTool } from '../parts/draft/tool-drafts.ts';
import { useTyped } from '../parts/draft/use-typed.ts';
import { HarmSelect } from '../parts/harm-select.tsx';
import { MatcherFields } from '../parts/matcher-fields.tsx';
import {
  MATCHER_TEXTS,
  matcherOf,
  matcherValues,
  textFault,
  type MatcherValues,
} from '../parts/matcher-values.ts';
import { readSources, sourcesText } from '../parts/sources-text.ts';
import { TextsInLanguages } from '../parts/texts-in-languages.tsx';
import { ThingPicture } from '../parts/thing-picture.tsx';
import { Uses } from '../parts/uses.tsx';
import { useNames, useVocabulary } from '../parts/use-vocabulary.ts';
import { chainPath, SIMULATIONS } from '../tools-address.ts';
import styles from '../practice-tools.module.css';

interface ActionFormProps {
  readonly data: ActionDraft;
  readonly state: ActionDraftState;
  readonly edit: EditTool<ActionDraft>;
}

export function ActionForm(props: ActionFormProps): ReactElement {
  const { data, state } = props;
  const { t } = useTranslation('practice-tools');
  const vocabulary = useVocabulary(data.simulation);
  return (
    <>
      {vocabulary.isError ? <QueryError query={vocabulary} /> : null}
      {vocabulary.isPending ? <Skeleton shape="block" height="320px" /> : null}
      {vocabulary.data ? <Fields {...props} vocabulary={vocabulary.data} /> : null}
      <Uses title={t('action.uses')} note={t('action.usesNote')} uses={state.uses} pathOf={chainPath} />
    </>
  );
}

interface FieldsProps extends ActionFormProps {
  readonly vocabulary: PracticeVocabulary;
}

const ACTION_AREAS = ['description', 'why'] as const;

function Fields(props: FieldsProps): ReactElement {
  const { data, edit } = props;
  return (
    <>
      <CodeFields {...props} />
      <TextsInLanguages
        areas={ACTION_AREAS}
        texts={data}
        onChange={(part, text, language) => edit(`${part} ${language}`, (now) => ({ ...now, [part]: text }))}
      />
      <Match {...props} />
      <Defaults {...props} />
    </>
  );
}

const MATCH = {
  typedOf: (match: Matcher) => matcherValues(match),
  read: (values: MatcherValues) =>
    MATCHER_TEXTS.some((name) => textFault(name, values[name]) !== undefined) ? undefined : matcherOf(values),
};

function Match({ data, state, vocabulary, edit }: FieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [values, change] = useTyped<ActionDraft['match'], MatcherValues>(data.match, MATCH, (match) =>
    edit('match', (now) => ({ ...now, match })),
  );
  return (
    <section className={styles.form}>
      <h3>{t('match.title')}</h3>
      <p className={styles.note}>{t('match.lead')}</p>
      <MatcherFields values={values} vocabulary={vocabulary} usual={state.usual.things} onChange={change} />
    </section>
  );
}

/** What kind of entry it is; the simulation stays as it was published. */
function CodeFields({ data, state, vocabulary, edit }: FieldsProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const names = useNames(vocabulary);
  const { simulation, code, picture } = data;
  return (
    <div className={styles.beside}>
      <ThingPicture code={picture} large />
      <div className={styles.form}>
        <Select
          label={t('simulation')}
          placeholder={t('simulation')}
          disabled={state.revision > 0}
          options={SIMULATIONS.map((value) => ({ value, label: t(`simulations.${value}`) }))}
          value={simulation}
          // Codes, things and pictures are those of one simulation.
          onChange={(next) =>
            edit(null, (now) => ({ ...now, simulation: next, code: '', match: {}, picture: null }))
          }
        />
        <MendPlace name="code">
          <ComboBox
            key={simulation}
            label={t('action.code')}
            placeholder={t('action.codePick')}
            emptyText={t('lists:nothingFound')}
            required
            options={vocabulary.codes.map(({ id }) => ({
              value: id,
              label: `${names('codes', id)} — ${id}`,
            }))}
            value={code === '' ? null : code}
            onChange={(next) => edit(null, (now) => ({ ...now, code: next }))}
          />
        </MendPlace>
      </div>
    </div>
  );
}

const SOURCES = { typedOf: sourcesText, read: readSources };

/** What a step made of it begins with. */
function Defaults({ data, vocabulary, edit }: FieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [sources, change] = useTyped(data.sources, SOURCES, (next) =>
    edit('sources', (now) => ({ ...now, sources: next })),
  );
  const { harm, picture } = data;
  return (
    <section className={styles.form}>
      <h3>{t('action.defaults')}</h3>
      <div className={styles.pair}>
        <HarmSelect
          value={harm ?? ''}
          onChange={(next) =>
            edit(null, ({ harm: _before, ...now }) => (next === '' ? now : { ...now, harm: next }))
          }
        />
        <PictureField
          vocabulary={vocabulary}
          value={picture}
          onChange={(next) => edit(null, (now) => ({ ...now, picture: next }))}
        />
      </div>
      <TextArea
        label={t('sources')}
        description={t('sourcesHint')}
        maxLength={4000}
        rows={3}
        value={sources}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </section>
  );
}

interface PictureFieldProps {
  readonly vocabulary: PracticeVocabulary;
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
}

const NO_PICTURE = 'none';

function PictureField({ vocabulary, value, onChange }: PictureFieldProps): ReactElement | null {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const names = useNames(vocabulary);
  const pictures = new Map(
    vocabulary.things.flatMap(({ id, picture }) =>
      picture === null ? [] : [[picture, names('things', id)] as const],
    ),
  );
  if (pictures.size === 0) return null;
  return (
    <ComboBox
      label={t('action.picture')}
      placeholder={t('action.pictureNone')}
      emptyText={t('lists:nothingFound')}
      options={[
        { value: NO_PICTURE, label: t('action.pictureNone') },
        ...[...pictures].map(([code, name]) => ({ value: code, label: name })),
      ]}
      value={value ?? NO_PICTURE}
      onChange={(code) => onChange(code === NO_PICTURE ? null : code)}
    />
  );
}
