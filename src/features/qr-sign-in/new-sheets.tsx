// Making sheets: the form, the question before earlier codes end, the file.
import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { createUserQrSheets, QrPerson } from '#contract/calls/qr-sign-in.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { useFieldsSaying } from '#src/lib/forms/use-field.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { ChoosePeople } from './choose-people.tsx';
import {
  bodyOf,
  faultsOf,
  NEW_SHEETS,
  usersInAddress,
  type SheetFault,
  type SheetValues,
} from './sheet-values.ts';
import { useChosen } from './use-people.ts';
import styles from './qr.module.css';

function useMaking(onDone: () => void) {
  const { t } = useTranslation('qr-sign-in');
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

type SheetForm = UseFormReturn<SheetValues>;

/** The people of the address become part of the form, and leave the address: the list below has it for itself. */
function usePeopleOfAddress({ getValues, setValue }: SheetForm): void {
  const [params, changeAddress] = useAddress();
  useEffect(() => {
    const named = usersInAddress(params);
    if (named.length === 0) return;
    setValue('userIds', [...new Set([...getValues('userIds'), ...named])]);
    changeAddress(
      (old) => {
        const rest = new URLSearchParams(old);
        rest.delete('users');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [params, changeAddress, getValues, setValue]);
}

function useSheetFields(form: SheetForm) {
  const { t } = useTranslation('qr-sign-in');
  return useFieldsSaying(form, (fault: SheetFault) => t(`fault.${fault}`));
}

export function NewSheets(): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const { form, settle } = useKeptForm('qr-sheets', NEW_SHEETS);
  usePeopleOfAddress(form);
  const people = useSheetFields(form).choose('userIds', (_, values) => faultsOf(values).userIds);
  const count = people.value.length;
  const chosen = useChosen(people.value);
  const [isAsking, setAsking] = useState(false);
  const making = useMaking(() => {
    setAsking(false);
    settle(NEW_SHEETS);
  });
  const ask = (): void => {
    making.reset();
    setAsking(true);
  };
  return (
    <Card title={t('new.title')}>
      <Form className={styles.form} onSubmit={form.handleSubmit(ask)}>
        <ChoosePeople
          userIds={people.value}
          chosen={chosen}
          error={people.error}
          onChange={people.onChange}
        />
        <Terms form={form} />
        <div className={styles.buttons}>
          <Button type="submit" icon={<Printer size={18} />} text={t('new.make', { count })} />
          {count > 0 ? (
            <Button variant="secondary" text={t('new.clear')} onClick={() => settle(NEW_SHEETS)} />
          ) : null}
        </div>
      </Form>
      <Question
        isOpen={isAsking}
        people={chosen.people}
        count={count}
        isPending={making.isPending}
        error={making.error}
        onConfirm={() => making.mutate(form.getValues())}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

/** For how long and how often. */
function Terms({ form }: { readonly form: SheetForm }): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const { bind, choose } = useSheetFields(form);
  const uses = choose('uses', (_, values) => faultsOf(values).uses);
  return (
    <div className={styles.terms}>
      <TextField
        label={t('new.days')}
        description={t('new.daysHint')}
        option={{ kind: 'integer', min: 1 }}
        {...bind('days', (_, values) => faultsOf(values).days)}
      />
      <TextField
        label={t('new.uses')}
        description={t('new.usesHint')}
        inputMode="numeric"
        value={uses.value}
        error={uses.error}
        onChange={(event) => uses.onChange(event.currentTarget.value.replace(/\D/g, ''))}
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
  const { t } = useTranslation(['qr-sign-in', 'common']);
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
  const { t } = useTranslation('qr-sign-in');
  const count = people.filter(({ goodUntil }) => goodUntil !== null).length;
  return count === 0 ? null : <p>{t('confirm.ending', { count })}</p>;
}
