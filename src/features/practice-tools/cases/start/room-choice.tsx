// The room in which a case is played: which one, and in which of its revisions.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listRooms } from '#contract/calls/rooms.ts';
import type { RoomCaseDraft } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { namedRules } from '../../parts/named-rules.ts';
import styles from '../../practice-tools.module.css';
import { roomPath } from '../../tools-address.ts';
import type { EditCase } from '../case-drafts.ts';
import { inRoom } from '../in-room.ts';

const MAX_OFFERED = 200;

interface RoomChoiceProps {
  readonly draft: RoomCaseDraft;
  readonly edit: EditCase;
}

/** Takes the present revision of a room, and leaves out of the start what the room has not. */
function useTaking(edit: EditCase) {
  return useMutation({
    mutationFn: (id: string) => namedRules({ id }),
    onSuccess: (ruleset) => edit(null, (now) => inRoom(ruleset, now)),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
}

export function RoomChoice({ draft, edit }: RoomChoiceProps): ReactElement {
  const { t } = useTranslation(['case-start', 'test-cases']);
  const language = useLanguage();
  const rooms = useQuery(callQuery<typeof listRooms>('/rooms', { query: { size: MAX_OFFERED } }));
  const { rulesetId, rulesetRevision } = draft;
  const offered = (rooms.data?.content ?? []).filter(({ revision }) => revision > 0);
  const current = offered.find(({ id }) => id === rulesetId);
  const taking = useTaking(edit);
  const newer = current !== undefined && current.revision > rulesetRevision ? current.revision : undefined;
  return (
    <Card title={t('room.room')} subtitle={t('room.roomHow')}>
      <div className={styles.form}>
        {rooms.isError ? <QueryError compact query={rooms} /> : null}
        <Select
          label={t('room.whichRoom')}
          placeholder={t('test-cases:new.choose')}
          disabled={taking.isPending}
          value={current?.id ?? null}
          onChange={(id) => {
            if (id !== rulesetId) taking.mutate(id);
          }}
          options={offered.map(({ id, title }) => ({
            value: id,
            label: textIn(title, language) || t('test-cases:untitled'),
          }))}
        />
        <div className={styles.buttons}>
          <span className={styles.note}>{t('room.roomRevision', { number: rulesetRevision })}</span>
          <Link className={linkClass()} to={roomPath(rulesetId)}>
            {t('room.openRoom')}
          </Link>
          {newer === undefined ? null : (
            <Button
              size="s"
              variant="secondary"
              text={t('room.newerRoom', { number: newer })}
              loading={taking.isPending}
              onClick={() => taking.mutate(rulesetId)}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
