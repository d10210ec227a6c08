// How a new room begins: as a small site that is passable at once, as a copy of another, or with the street alone.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { listRooms } from '#contract/calls/rooms.ts';
import type { RoomDraftState } from '#contract/entities/room-draft.ts';
import { textIn } from '#contract/languages.ts';
import { emptyRoom, largeSite, NEW_ROOM, smallSite } from '#machines/room/editing/templates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { namedRules } from '../parts/named-rules.ts';
import styles from '../practice-tools.module.css';
import { roomPath } from '../tools-address.ts';
import { beginRoom, copyRoom, refreshRooms } from './room-drafts.ts';

const WAYS = ['SMALL', 'LARGE', 'COPY', 'EMPTY'] as const;
type Way = (typeof WAYS)[number];

const TEMPLATES = { SMALL: smallSite, LARGE: largeSite, EMPTY: emptyRoom } as const;

interface Chosen {
  readonly way: Way;
  readonly source: string | null;
}

async function begin({ way, source }: Chosen): Promise<RoomDraftState> {
  if (way === 'COPY') return copyRoom(source ?? '');
  const rules = await namedRules({});
  const map = TEMPLATES[way](rules.map);
  return beginRoom({ title: NEW_ROOM, basedOn: { id: rules.id, revision: rules.revision }, map });
}

/** @param pathOf the page on which the new room opens */
export function NewRoom({ pathOf = roomPath }: { readonly pathOf?: (id: string) => string }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  const onBegun = async ({ id }: RoomDraftState): Promise<void> => {
    await refreshRooms();
    void navigate(pathOf(id));
  };
  return (
    <>
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        text={t('rooms.new.button')}
        onClick={() => open(true)}
      />
      {isOpen ? <NewRoomDialog onClose={() => open(false)} onBegun={(state) => void onBegun(state)} /> : null}
    </>
  );
}

interface DialogProps {
  readonly onClose: () => void;
  readonly onBegun: (state: RoomDraftState) => void;
}

function NewRoomDialog({ onClose, onBegun }: DialogProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const [chosen, choose] = useState<Chosen>({ way: 'SMALL', source: null });
  const making = useMutation({
    mutationFn: () => begin(chosen),
    onSuccess: onBegun,
  });
  const { way, source } = chosen;
  const isReady = way !== 'COPY' || source !== null;
  return (
    <Overlay
      open
      size="m"
      title={t('rooms.new.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={making.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('rooms.new.make')}
            loading={making.isPending}
            disabled={!isReady}
            tooltip={isReady ? undefined : t('chooseFirst')}
            onClick={() => making.mutate()}
          />
        </>
      }
    >
      <div className={styles.form}>
        <RadioGroup
          label={t('rooms.new.from')}
          value={way}
          onChange={(next) => choose({ way: next, source: null })}
          options={WAYS.map((value) => ({
            value,
            label: t(`rooms.new.ways.${value}`),
            description: t(`rooms.new.how.${value}`),
          }))}
        />
        {way === 'COPY' ? <RoomSource value={source} onChange={(id) => choose({ way, source: id })} /> : null}
        {making.isError ? (
          <Notice tone="danger" live>
            {making.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
  );
}

const MAX_OFFERED = 200;

interface SourceProps {
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

function RoomSource({ value, onChange }: SourceProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const language = useLanguage();
  const rooms = useQuery(callQuery<typeof listRooms>('/rooms', { query: { size: MAX_OFFERED } }));
  if (rooms.isError) return <QueryError compact query={rooms} />;
  return (
    <ComboBox
      label={t('rooms.new.which')}
      placeholder={t('rooms.new.choose')}
      emptyText={t('lists:nothingFound')}
      value={value}
      onChange={onChange}
      options={(rooms.data?.content ?? []).map(({ id, title }) => ({
        value: id,
        label: textIn(title, language) || t('rooms.untitled'),
      }))}
    />
  );
}
