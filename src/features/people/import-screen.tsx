// Imports a table of people: choose a file, check what each line would do, then write everything.
import { ArrowLeft, Download, FileUp } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { userTemplate } from '#contract/calls/user-admin.ts';
import { LANGUAGE_OPTIONS } from '#src/i18n/language-options.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import { ImportPlanView } from './import-plan.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useRoleOptions } from './people-queries.ts';
import { RolesError } from './roles-error.tsx';
import styles from './people.module.css';
import { useImport, type Import } from './use-import.ts';
import { NO_GROUP } from './user-values.ts';

export function ImportScreen({ onBack }: { readonly onBack: () => void }): ReactElement {
  const { t } = useTranslation('people');
  const bringing = useImport();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('import.title')}</h1>
        <Button
          variant="secondary"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          text={t('import.back')}
          onClick={onBack}
        />
      </div>
      {bringing.job === undefined ? (
        <Choose bringing={bringing} />
      ) : (
        <ImportProgress bringing={bringing} onBack={onBack} />
      )}
      {bringing.job === undefined && bringing.plan ? (
        <ImportPlanView bringing={bringing} plan={bringing.plan} />
      ) : null}
    </div>
  );
}

function Choose({ bringing }: { readonly bringing: Import }): ReactElement {
  const { t } = useTranslation(['people', 'common']);
  return (
    <section className={styles.panel}>
      <h2>{t('import.step1')}</h2>
      <p>{t('import.hint')}</p>
      <Template />
      <FileChoice bringing={bringing} />
      <Options bringing={bringing} />
      {bringing.failure === undefined ? null : (
        <Notice tone="danger" live>
          {bringing.failure}
        </Notice>
      )}
      {bringing.isTooLarge ? (
        <Notice tone="danger" live>
          {t('import.tooLarge')}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button
          text={t('import.check')}
          disabled={bringing.file === undefined || bringing.isTooLarge}
          loading={bringing.isChecking}
          onClick={bringing.check}
        />
        {bringing.isChecking && bringing.plan === undefined ? (
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={bringing.cancelCheck} />
        ) : null}
      </div>
    </section>
  );
}

/** The native file field would be labelled in the browser's language, so this has its own button. */
function FileChoice({ bringing }: { readonly bringing: Import }): ReactElement {
  const { t } = useTranslation('people');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        icon={<FileUp size={18} aria-hidden="true" />}
        text={t(bringing.file ? 'import.otherFile' : 'import.file')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        onChange={(event) => {
          bringing.choose(event.currentTarget.files?.[0]);
          // Lets the same file be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      <output className={styles.chosenFile}>{bringing.file?.name}</output>
    </div>
  );
}

function Template(): ReactElement {
  const { t } = useTranslation('people');
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const blob = await call<typeof userTemplate>('GET', '/export/users/template', { as: 'blob' });
      saveFile(blob, `${t('title')}.csv`);
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.buttons}>
      <Button
        size="s"
        variant="secondary"
        icon={<Download size={16} aria-hidden="true" />}
        text={t('import.template')}
        loading={isBusy}
        onClick={() => void download()}
      />
    </div>
  );
}

function Options({ bringing }: { readonly bringing: Import }): ReactElement {
  const { t } = useTranslation('people');
  const { options, setOptions } = bringing;
  const makesGroups = useCan('GROUPS_EDIT');
  return (
    <>
      <RadioGroup
        label={t('import.onTaken')}
        value={options.onTaken}
        onChange={(onTaken) => setOptions({ onTaken })}
        options={(['ERROR', 'UPDATE'] as const).map((value) => ({
          value,
          label: t(`import.taken.${value}`),
          description: t(`import.takenHint.${value}`),
        }))}
      />
      {makesGroups ? (
        <Checkbox
          label={t('import.makeGroups')}
          checked={options.makeGroups}
          onChange={(event) => setOptions({ makeGroups: event.currentTarget.checked })}
        />
      ) : null}
      <Checkbox
        label={t('import.noPatronymic')}
        checked={options.noPatronymic}
        onChange={(event) => setOptions({ noPatronymic: event.currentTarget.checked })}
      />
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{t('import.defaults')}</legend>
        <Defaults bringing={bringing} />
      </fieldset>
    </>
  );
}

function Defaults({ bringing }: { readonly bringing: Import }): ReactElement {
  const { t } = useTranslation('people');
  const { options, setOptions } = bringing;
  return (
    <div className={styles.choices}>
      <Select
        label={t('filters.role')}
        placeholder={t('chosen.pickRole')}
        value={options.roleId}
        onChange={(roleId) => setOptions({ roleId })}
        options={useRoleOptions().options}
      />
      <RolesError />
      <GroupBox
        label={t('columns.group')}
        value={options.groupId ?? NO_GROUP}
        besides={[{ value: NO_GROUP, label: t('noGroup') }]}
        onChange={(value) => setOptions({ groupId: value === NO_GROUP ? null : value })}
      />
      <Select
        label={t('form.fields.defaultLang')}
        placeholder=""
        value={options.lang}
        onChange={(lang) => setOptions({ lang })}
        options={LANGUAGE_OPTIONS}
      />
    </div>
  );
}
