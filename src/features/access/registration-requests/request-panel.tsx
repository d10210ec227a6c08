// One request beside the list: it can be corrected and decided while it waits, and only read afterwards.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getRegistrationRequest, RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { ClosedRequest } from './closed-request.tsx';
import { nameOfRequest } from './name-of-request.ts';
import { RequestForm } from './request-form.tsx';

export function RequestPanel({ opened }: { readonly opened: Opened }): ReactElement | null {
  if (opened.id === undefined) return null;
  return <Panel key={opened.id} id={opened.id} onClose={opened.close} />;
}

interface PanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Panel({ id, onClose }: PanelProps): ReactElement {
  const { t } = useTranslation(['registration-requests', 'common', 'routes']);
  const query = useQuery(
    callQuery<typeof getRegistrationRequest>('/registration-requests/:id', { params: { id } }),
  );
  const request = query.data;
  const title =
    request === undefined
      ? t('routes:userRegistration.title')
      : t('panel.title', { name: nameOfRequest(request) });
  return (
    <Overlay open size="m" title={title} closeLabel={t('common:actions.close')} onClose={onClose}>
      {request === undefined ? <NotThere query={query} /> : <Body request={request} onClose={onClose} />}
    </Overlay>
  );
}

function NotThere({ query }: { readonly query: Parameters<typeof QueryError>[0]['query'] }): ReactElement {
  const { t } = useTranslation(['registration-requests', 'common']);
  if (isApiError(query.error, 'NOT_FOUND')) return <p>{t('panel.missing')}</p>;
  return query.error === null ? <Loader label={t('common:loading')} /> : <QueryError query={query} />;
}

interface BodyProps {
  readonly request: RegistrationRequest;
  readonly onClose: () => void;
}

function Body({ request, onClose }: BodyProps): ReactElement {
  if (request.status !== 'PENDING') return <ClosedRequest request={request} />;
  return <RequestForm key={request.version} request={request} onClose={onClose} />;
}
