// Making sheets: the form, the question before earlier codes end, the file.
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { createUserQrSheets, QrPerson } from '#contract/calls/users.ts';
import { call } from '#src/lib/call.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { ChoosePeople } from './choose-people.tsx';
import { bodyOf, faultsOf, type SheetFault, type SheetFaults, type SheetValues } from './sheet-values.ts';
import { useChosen } from './use-people.ts';
import styles from './qr.module.css';

interface NewSheetsProps {
  readonly values: SheetValues;
  readonly onChange: (part: Partial<SheetValues>) => void;
  readonly onReset: () => void;
}

function useMaking(onDone: () => void) {
  const { t } = useTranslation('qr-codes');
  return useMutation({
    mutationFn: (values: SheetValues) =>
      call<typeof createUserQrSheets>('POST', '/user-qr-auth/sheets', { body: bodyOf(values), as: 'blob' }),
    onSuccess: (pdf, values) => {
      saveFile(pdf, `kristall-qr-${new Date().toISOString().slice(0, 10)}.pdf`);
      showToast({ tone: 'success', text: t('made', { count: values.userIds.length }) });
      onDone();
    },
    onSettled: () =>
      Promise.all(
        ['/user-qr-auth', '/user-qr-auth/people'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}

export function NewSheets({ values, onChange, onReset }: NewSheetsProps): ReactElement {
  const { t } = useTranslation('qr-codes');
  const chosen = useChosen(values.userIds);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const making = useMaking(() => {
    setAsking(false);
    setTried(false);
    onReset();
  });
  const faults = isTried ? faultsOf(values) : {};
  const ask = (): void => {
    setTried(true);
    making.reset();
    if (Object.keys(faultsOf(values)).length === 0) setAsking(true);
  };
  return (
    <Card title={t('new.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <ChoosePeople
          userIds={values.userIds}
          chosen={chosen}
          error={faults.userIds ? t(`fault.${faults.userIds}`) : undefined}
          onChange={(userIds) => onChange({ userIds })}
        />
        <Terms values={values} faults={faults} onChange={onChange} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            icon={<Printer size={18} />}
            text={t('new.make', { count: values.userIds.length })}
          />
          {values.userIds.length > 0 ? (
            <Button variant="secondary" text={t('new.clear')} onClick={onReset} />
          ) : null}
        </div>
      </form>
      <Question
        isOpen={isAsking}
        people={chosen.people}
        count={values.userIds.length}
        isPending={making.isPending}
        error={making.error}
        onConfirm={() => making.mutate(values)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

interface TermsProps extends Pick<NewSheetsProps, 'values' | 'onChange'> {
  readonly faults: SheetFaults;
}

/** For how long and how often. */
function Terms({ values, faults, onChange }: TermsProps): ReactElement {
  const { t } = useTranslation('qr-codes');
  const told = (fault: SheetFault | undefined): string | undefined =>
    fault ? t(`fault.${fault}`) : undefined;
  return (
    <div className={styles.terms}>
      <TextField
        label={t('new.days')}
        description={t('new.daysHint')}
        option={{ kind: 'integer', min: 1 }}
        value={values.days}
        error={told(faults.days)}
        required
        onChange={(event) => onChange({ days: event.currentTarget.value })}
      />
      <TextField
        label={t('new.uses')}
        description={t('new.usesHint')}
        inputMode="numeric"
        value={values.uses}
        error={told(faults.uses)}
        onChange={(event) => onChange({ uses: event.currentTarget.value.replace(/\D/g, '') })}
      />
    </div>
  );
}

interface QuestionProps {
  readonly isOpen: boolean;
  readonly people: readonly QrPerson[];
  readonly count: number;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The codes are seen once: said before they are made. */
function Question({
  isOpen,
  people,
  count,
  isPending,
  error,
  onConfirm,
  onCancel,
}: QuestionProps): ReactElement {
  const { t } = useTranslation(['qr-codes', 'common']);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('confirm.title', { count })}
      confirmText={t('confirm.make')}
      cancelText={t('common:actions.cancel')}
      loading={isPending}
      error={error?.message}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('confirm.once')}</p>
      <EndingCodes people={people} />
    </ConfirmDialog>
  );
}

/** Earlier codes of the same people end: said before, with how many there are. */
function EndingCodes({ people }: { readonly people: readonly QrPerson[] }): ReactElement | null {
  const { t } = useTranslation('qr-codes');
  const count = people.filter(({ goodUntil }) => goodUntil !== null).length;
  return count === 0 ? null : <p>{t('confirm.ending', { count })}</p>;
}
