// Corrections of a waiting request: they survive errors and reloads, and are saved on their own or before a
// decision.
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type {
  approveRegistrationRequest,
  RegistrationRequest,
  rejectRegistrationRequest,
  updateRegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { patronymicOf } from '#src/lib/forms/field-rules.ts';
import { dropDraft } from '#src/lib/forms/form-draft.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { nameOfRequest } from './name-of-request.ts';
import { rejectDraft } from './reject-dialog.tsx';
import { refreshRequests } from './refresh-requests.ts';

export interface RequestValues {
  readonly surname: string;
  readonly name: string;
  readonly lastname: string;
  readonly noPatronymic: boolean;
  readonly login: string;
  readonly email: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly groupId: string;
}

function stored(request: RegistrationRequest): RequestValues {
  const { surname, name, lastname, login, email, gender, group } = request;
  const noPatronymic = lastname === '';
  return { surname, name, lastname, noPatronymic, login, email, gender, groupId: group?.id ?? '' };
}

function isChanged(request: RegistrationRequest, values: RequestValues): boolean {
  return JSON.stringify(stored(request)) !== JSON.stringify({ ...stored(request), ...values });
}

async function sendCorrection({ id, version }: RegistrationRequest, values: RequestValues): Promise<void> {
  const lastname = patronymicOf(values.lastname, values.noPatronymic);
  const body = { ...values, lastname, groupId: values.groupId === '' ? null : values.groupId };
  const path = '/registration-requests/:id';
  await call<typeof updateRegistrationRequest>('PUT', path, { params: { id }, body, ifMatch: version });
}

export function useRequestForm(request: RegistrationRequest, onClose: () => void) {
  const { t } = useTranslation('registration-requests');
  const params = { id: request.id };
  const name = nameOfRequest(request);
  const { form, drop } = useKeptForm(`request-${request.id}`, stored(request));
  const fail = (error: Error): void => {
    const moved = isApiError(error, 'VERSION_MOVED') || isApiError(error, 'CONFLICT');
    if (moved)
      showToast({ tone: 'warning', text: t(isApiError(error, 'CONFLICT') ? 'panel.closed' : 'panel.moved') });
    else showRefusal(form, error, t('failed'));
  };
  const correct = async (values: RequestValues): Promise<void> => {
    if (isChanged(request, values)) await sendCorrection(request, values);
  };
  const settle = { onError: fail, onSettled: refreshRequests, onMutate: () => form.clearErrors('root') };
  const save = useMutation({
    mutationFn: correct,
    onSuccess: () => {
      drop();
      showToast({ tone: 'success', text: t('panel.saved') });
    },
    ...settle,
  });
  const approve = useMutation({
    mutationFn: async ({ values, role }: { readonly values: RequestValues; readonly role: string }) => {
      // Another login is given with the decision: the letter then says that the one asked for was taken.
      const { login } = values;
      await correct({ ...values, login: request.login });
      const path = '/registration-requests/:id/approve';
      await call<typeof approveRegistrationRequest>('PUT', path, { params, body: { role, login } });
    },
    onSuccess: () => {
      drop();
      showToast({ tone: 'success', text: t('approved', { name }) });
      onClose();
    },
    ...settle,
  });
  const reject = useMutation({
    mutationFn: (reason: string) =>
      call<typeof rejectRegistrationRequest>('PUT', '/registration-requests/:id/reject', {
        params,
        body: { reason },
      }),
    onSuccess: () => {
      drop();
      dropDraft(rejectDraft(request.id));
      showToast({ tone: 'info', text: t('rejected', { name }) });
      onClose();
    },
    ...settle,
  });
  return { form, save, approve, reject, name };
}
