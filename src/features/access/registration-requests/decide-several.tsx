// One decision about several requests, and the result for each.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  decideRegistrationRequests,
  RegistrationRequest,
} from '#contract/calls/registration-requests.ts';
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts';
import { call, type ResponseBody } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import styles from '../access.module.css';
import { ApproveFields, AS_ASKED, type ApproveValues } from './approve-fields.tsx';
import { nameOfRequest } from './name-of-request.ts';

export type Decision = 'APPROVE' | 'REJECT';
type Outcomes = ResponseBody<typeof decideRegistrationRequests>['outcomes'];

interface DecideSeveralProps {
  /** Undefined while no decision is being made. */
  readonly decision: Decision | undefined;
  readonly ids: readonly string[];
  /** The requests among them that cannot be approved as they are. */
  readonly taken: readonly RegistrationRequest[];
  /** @param done the decision was made, so the selection is cleared */
  readonly onClose: (done: boolean) => void;
}

export function DecideSeveral(props: DecideSeveralProps): ReactElement | null {
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const { decision, onClose } = props;
  if (outcomes !== undefined)
    return (
      <OutcomeOverlay
        outcomes={outcomes}
        onClose={() => {
          setOutcomes(undefined);
          onClose(true);
        }}
      />
    );
  if (decision === undefined) return null;
  return <Ask {...props} decision={decision} onDone={setOutcomes} />;
}

interface AskProps extends DecideSeveralProps {
  readonly decision: Decision;
  readonly onDone: (outcomes: Outcomes) => void;
}

function Ask({ decision, ids, taken, onClose, onDone }: AskProps): ReactElement {
  const { t } = useTranslation(['registration-requests', 'common']);
  const [values, setValues] = useState<ApproveValues>({ groupId: AS_ASKED, role: 'ROLE_STUDENT' });
  const reason = useKeptText('requests-reject');
  const isApproval = decision === 'APPROVE';
  const decide = useMutation({
    mutationFn: () => {
      const approval = { role: values.role, ...groupOf(values) };
      const body = { ids: [...ids], decision, ...(isApproval ? approval : { reason: reason.text.trim() }) };
      return call<typeof decideRegistrationRequests>('POST', '/registration-requests/decisions', { body });
    },
    onSuccess: ({ outcomes }) => {
      reason.drop();
      onDone(outcomes);
    },
    onSettled: () =>
      Promise.all(
        ['/registration-requests', '/registration-requests/filters'].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
  return (
    <ConfirmDialog
      open
      tone={isApproval ? 'plain' : 'danger'}
      title={t(isApproval ? 'decide.approveTitle' : 'decide.rejectTitle')}
      confirmText={t(isApproval ? 'approve' : 'reject')}
      cancelText={t('common:actions.cancel')}
      loading={decide.isPending}
      error={
        ids.length > MAX_PAGE_SIZE ? t('decide.tooMany', { number: MAX_PAGE_SIZE }) : decide.error?.message
      }
      onConfirm={() => (ids.length > MAX_PAGE_SIZE ? undefined : decide.mutate())}
      onCancel={() => onClose(false)}
    >
      <div className={styles.form}>
        <p>{t('decide.count', { count: ids.length })}</p>
        {isApproval ? (
          <>
            <TakenNotice taken={taken} />
            <ApproveFields values={values} onChange={setValues} withAsAsked />
          </>
        ) : (
          <>
            <p>{t('decide.rejectSeveral')}</p>
            <TextArea
              label={t('decide.reason')}
              description={t('decide.reasonHint')}
              maxLength={2000}
              value={reason.text}
              onChange={(event) => reason.change(event.currentTarget.value)}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** If omitted, each request keeps its own group. */
function groupOf({ groupId }: ApproveValues): { groupId?: string | null } {
  if (groupId === AS_ASKED) return {};
  return { groupId: groupId === '' ? null : groupId };
}

function TakenNotice({ taken }: { readonly taken: readonly RegistrationRequest[] }): ReactElement | null {
  const { t } = useTranslation('registration-requests');
  if (taken.length === 0) return null;
  return (
    <Notice tone="warning" title={t('panel.takenHint')}>
      <ul>
        {taken.map((request) => (
          <li key={request.id}>{nameOfRequest(request)}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface OutcomeOverlayProps {
  readonly outcomes: Outcomes;
  readonly onClose: () => void;
}

function OutcomeOverlay({ outcomes, onClose }: OutcomeOverlayProps): ReactElement {
  const { t } = useTranslation(['registration-requests', 'common']);
  const done = outcomes.filter(({ outcome }) => outcome === 'DONE').length;
  return (
    <Overlay
      open
      title={t('decide.resultTitle')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={<Button text={t('common:actions.close')} onClick={onClose} autoFocus />}
    >
      <div className={styles.form}>
        <output>{t('decide.done', { number: done, total: outcomes.length })}</output>
        <ul className={styles.outcomes}>
          {outcomes.map(({ id, fullName, outcome }) => (
            <li key={id}>
              <span>{fullName === '' ? id : fullName}</span>
              <Badge tone={outcome === 'DONE' ? 'success' : 'danger'}>{t(`decide.outcome.${outcome}`)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </Overlay>
  );
}
