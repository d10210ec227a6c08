// One step of a chain: its words, what it comes after, which entries it means, and what it is worth.
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { LANGUAGE_TAGS, textIn, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { HarmSelect } from '../parts/harm-select.tsx';
import { IdChips } from '../parts/id-chips.tsx';
import { MatcherFields } from '../parts/matcher-fields.tsx';
import { matcherValues } from '../parts/matcher-values.ts';
import { useNames } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import type { ChainReference } from './chain-values.ts';
import { draftFault, draftOf, stepOf, type StepDraft } from './step-draft.ts';
import { withStep } from './step-edits.ts';

interface StepEditorProps {
  readonly id: string;
  readonly reference: ChainReference;
  readonly vocabulary: PracticeVocabulary;
  readonly onChange: (reference: ChainReference) => void;
  readonly onClose: () => void;
}

export function StepEditor(props: StepEditorProps): ReactElement | null {
  const step = props.reference.steps.find(({ id }) => id === props.id);
  return step === undefined ? null : <KnownStep {...props} first={draftOf(step)} />;
}

function KnownStep(props: StepEditorProps & { readonly first: StepDraft }): ReactElement {
  const { id, reference, onChange, onClose, first } = props;
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const [draft, setDraft] = useState(first);
  const [isJudged, judge] = useState(false);
  const fault = draftFault(draft, reference, id);
  const change = (part: Partial<StepDraft>): void => setDraft({ ...draft, ...part });
  const take = (): void => {
    judge(true);
    const old = reference.steps.find((step) => step.id === id);
    if (fault !== undefined || old === undefined) return;
    onChange(withStep(reference, id, stepOf(draft, old)));
    onClose();
  };
  const parts = { ...props, draft, change };
  return (
    <Overlay
      open
      size="l"
      title={textIn({ ...draft.text, ru: draft.text.ru || id }, language)}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={
        <div className={styles.buttons}>
          <Button text={t('step.done')} onClick={take} />
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
        </div>
      }
    >
      <div className={styles.form}>
        {isJudged && fault !== undefined ? (
          <Notice tone="danger" live>
            {t(`step.faults.${fault}`)}
          </Notice>
        ) : null}
        <StepTexts {...parts} />
        <StepOrder {...parts} />
        <StepMatchers {...parts} />
        <StepWorth {...parts} />
      </div>
    </Overlay>
  );
}

interface PartProps extends StepEditorProps {
  readonly draft: StepDraft;
  readonly change: (part: Partial<StepDraft>) => void;
}

function StepTexts({ draft, change }: PartProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <section className={styles.form}>
      <LanguageSegments
        label={t('texts.language')}
        value={language}
        onChange={setLanguage}
        noteOf={(one) => (draft.text[one].trim() === '' ? t('step.noText') : undefined)}
      />
      <TextField
        label={t('step.text')}
        lang={LANGUAGE_TAGS[language]}
        maxLength={4000}
        value={draft.text[language]}
        onChange={(event) => change({ text: { ...draft.text, [language]: event.currentTarget.value } })}
      />
      <TextArea
        label={t('texts.why')}
        description={t('texts.whyHint')}
        rows={2}
        lang={LANGUAGE_TAGS[language]}
        maxLength={4000}
        value={draft.why[language]}
        onChange={(event) => change({ why: { ...draft.why, [language]: event.currentTarget.value } })}
      />
    </section>
  );
}

const MAX_ID = 80;
/** No step has this name: it has a space. */
const START = 'the start';

function StepOrder({ id, reference, draft, change }: PartProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const others = reference.steps
    .filter((step) => step.id !== id)
    .map((step) => ({ value: step.id, label: textIn(step.text, language) }));
  return (
    <section className={styles.form}>
      <h3>{t('step.order')}</h3>
      <IdChips
        label={t('step.after')}
        none={t('step.afterNone')}
        ids={draft.after}
        options={others}
        onChange={(after) => change({ after })}
      />
      <Checkbox
        label={t('step.optional')}
        checked={draft.isOptional}
        onChange={(event) => change({ isOptional: event.currentTarget.checked })}
      />
      <div className={styles.figures}>
        <Seconds label={t('step.within')} value={draft.within} onChange={(within) => change({ within })} />
        <Seconds label={t('step.prompt')} value={draft.prompt} onChange={(prompt) => change({ prompt })} />
        <Select
          label={t('step.since')}
          placeholder={t('step.sinceStart')}
          options={[{ value: START, label: t('step.sinceStart') }, ...others]}
          value={draft.since === '' ? START : draft.since}
          onChange={(since) => change({ since: since === START ? '' : since })}
        />
      </div>
    </section>
  );
}

interface SecondsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Seconds({ label, value, onChange }: SecondsProps): ReactElement {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      maxLength={6}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/[^\d.]/g, ''))}
    />
  );
}

const MAX_MATCHERS = 20;

function StepMatchers({ vocabulary, draft, change }: PartProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const names = useNames(vocabulary);
  const codes = vocabulary.codes.map(({ id }) => ({ value: id, label: `${names('codes', id)} — ${id}` }));
  return (
    <section className={styles.form}>
      <h3>{t('match.title')}</h3>
      {draft.match.map((values, at) => (
        <fieldset key={at} className={styles.group}>
          <legend className={styles.legend}>{t('match.number', { number: at + 1 })}</legend>
          <IdChips
            label={t('match.code')}
            none={t('match.any')}
            ids={values.code}
            options={codes}
            onChange={(code) => change({ match: draft.match.with(at, { ...values, code }) })}
          />
          <MatcherFields
            values={values}
            vocabulary={vocabulary}
            onChange={(next) => change({ match: draft.match.with(at, next) })}
          />
          {draft.match.length > 1 ? (
            <div>
              <Button
                size="s"
                variant="secondary"
                icon={<Trash2 size={16} aria-hidden="true" />}
                text={t('match.remove')}
                onClick={() => change({ match: draft.match.toSpliced(at, 1) })}
              />
            </div>
          ) : null}
        </fieldset>
      ))}
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          text={t('match.more')}
          disabled={draft.match.length >= MAX_MATCHERS}
          onClick={() => change({ match: [...draft.match, matcherValues({})] })}
        />
      </div>
    </section>
  );
}

function StepWorth({ draft, change }: PartProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <section className={styles.form}>
      <h3>{t('step.worth')}</h3>
      <div className={styles.pair}>
        <HarmSelect value={draft.harm} onChange={(harm) => change({ harm })} />
        <TextField
          label={t('step.id')}
          description={t('step.idHint')}
          mono
          maxLength={MAX_ID}
          value={draft.id}
          onChange={(event) => change({ id: event.currentTarget.value })}
        />
      </div>
      <TextArea
        label={t('sources')}
        description={t('sourcesHint')}
        rows={3}
        maxLength={4000}
        value={draft.sources}
        onChange={(event) => change({ sources: event.currentTarget.value })}
      />
    </section>
  );
}
