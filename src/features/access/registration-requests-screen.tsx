// /user-registration: registration requests in three states, one of them open beside the list, and bulk
// decisions.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  listRegistrationRequests,
  registrationFilters,
  RegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { ChosenBar } from '#src/ui/list/chosen-bar.tsx';
import { GroupBox } from '#src/ui/loaded/group-box.tsx';
import { FilterSelect, ListHead } from '#src/ui/list/list-filters.tsx';
import { ListRows } from '#src/ui/list/list-frame.tsx';
import { useList, type List } from '#src/ui/list/use-list.ts';
import { useFoundRows } from '#src/ui/list/use-found-rows.ts';
import { useSelection, type Selection } from '#src/ui/list/use-selection.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import styles from './access.module.css';
import { useOpened, type Opened } from '#src/ui/navigation/use-opened.ts';
import { DecideSeveral, type Decision } from './registration-requests/decide-several.tsx';
import { nameOfRequest } from './registration-requests/name-of-request.ts';
import { useRequestColumns } from './registration-requests/request-columns.tsx';
import { RequestPanel } from './registration-requests/request-panel.tsx';
import {
  requestAddress,
  statusOf,
  SHOWN_STATES,
  wantedRequests,
  type RequestFilter,
  type ShownState,
} from './registration-requests/requests-address.ts';

type Counts = { readonly [State in ShownState]: number | undefined };

function useCounts(): { readonly counts: Counts; readonly undelivered: number } {
  const { data } = useQuery(callQuery<typeof registrationFilters>('/registration-requests/filters', {}));
  const { PENDING, APPROVED, REJECTED } = data?.counts ?? {};
  const known = [PENDING, APPROVED, REJECTED];
  const ALL = data && known.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { counts: { PENDING, APPROVED, REJECTED, ALL }, undelivered: data?.undelivered ?? 0 };
}

export function RequestsScreen(): ReactElement {
  const { t } = useTranslation('registration-requests');
  const list = useList(requestAddress);
  const opened = useOpened();
  const { counts, undelivered } = useCounts();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <NotTold count={undelivered} list={list} />
      <RadioGroup
        label={t('states')}
        labelHidden
        look="segments"
        value={statusOf(list)}
        onChange={(state) => list.set('status', state === 'PENDING' ? '' : state)}
        options={SHOWN_STATES.map((value) => ({
          value,
          label:
            counts[value] === undefined ? t(`status.${value}`) : `${t(`status.${value}`)} (${counts[value]})`,
        }))}
      />
      <RequestList list={list} opened={opened} />
      <RequestPanel opened={opened} />
    </div>
  );
}

interface NotToldProps {
  readonly count: number;
  readonly list: List<RequestFilter>;
}

/** Decisions whose letters could not be delivered: those people have not been informed yet. */
function NotTold({ count, list }: NotToldProps): ReactElement | null {
  const { t } = useTranslation('registration-requests');
  if (count === 0 || list.filter('letter') !== '') return null;
  const show = (): void => {
    list.set('status', 'ALL');
    list.set('letter', 'FAILED');
  };
  return (
    <Notice
      tone="warning"
      action={<Button size="s" variant="secondary" text={t('showThem')} onClick={show} />}
    >
      {t('notTold', { count })}
    </Notice>
  );
}

interface RequestListProps {
  readonly list: List<RequestFilter>;
  readonly opened: Opened;
}

function RequestList({ list, opened }: RequestListProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const selection = useSelection(list.narrowing);
  const query = wantedRequests(list);
  const requests = useQuery({
    ...callQuery<typeof listRegistrationRequests>('/registration-requests', { query }),
    placeholderData: keepPreviousData,
  });
  const withFound = useFoundRows({
    selection,
    page: requests.data,
    load: (first) =>
      call<typeof listRegistrationRequests>('GET', '/registration-requests', {
        query: { ...query, ...first },
      }),
  });
  const isPending = statusOf(list) === 'PENDING';
  const columns = useRequestColumns(opened.open, isPending);
  return (
    <div className={styles.list}>
      <ListHead list={list} searchLabel={t('search')} filters={<Filters list={list} />} />
      <ListRows
        name="registration-requests"
        list={list}
        query={requests}
        caption={t('title')}
        columns={columns}
        rowKey={(request) => request.id}
        selection={isPending ? selection : undefined}
        rowName={nameOfRequest}
        total={(count) => t('total', { count })}
        empty={<Empty isPending={isPending} />}
      />
      <Decisions selection={withFound} shown={requests.data?.content ?? []} />
    </div>
  );
}

function Empty({ isPending }: { readonly isPending: boolean }): ReactElement {
  const { t } = useTranslation('registration-requests');
  return (
    <EmptyState
      title={t(isPending ? 'empty' : 'emptyOther')}
      picture={<StatePicture scene="empty-requests" />}
    >
      {t(isPending ? 'emptyNext' : 'emptyOtherNext')}
    </EmptyState>
  );
}

function Filters({ list }: { readonly list: List<RequestFilter> }): ReactElement {
  const { t } = useTranslation('registration-requests');
  return (
    <>
      <GroupBox
        label={t('group')}
        value={list.filter('group')}
        besides={[{ value: '', label: t('anyGroup') }]}
        onChange={(groupId) => list.set('group', groupId)}
      />
      <FilterSelect
        list={list}
        name="letter"
        label={t('letterFilter')}
        anyText={t('anyLetter')}
        options={[{ value: 'FAILED', label: t('undelivered') }]}
      />
    </>
  );
}

interface DecisionsProps {
  readonly selection: Selection;
  readonly shown: readonly RegistrationRequest[];
}

function Decisions({ selection, shown }: DecisionsProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const [decision, setDecision] = useState<Decision>();
  const ids = [...selection.chosen];
  return (
    <>
      <ChosenBar selection={selection}>
        <Button
          size="s"
          icon={<Check size={18} aria-hidden="true" />}
          text={t('approveSeveral')}
          onClick={() => setDecision('APPROVE')}
        />
        <Button
          size="s"
          variant="secondary"
          icon={<X size={18} aria-hidden="true" />}
          text={t('rejectSeveral')}
          onClick={() => setDecision('REJECT')}
        />
      </ChosenBar>
      <DecideSeveral
        decision={decision}
        ids={ids}
        taken={shown.filter(
          ({ id, loginTaken, emailTaken }) => selection.chosen.has(id) && (loginTaken || emailTaken),
        )}
        onClose={(done) => {
          setDecision(undefined);
          if (done) selection.clear();
        }}
      />
    </>
  );
}
