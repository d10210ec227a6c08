// A room by its id: its draft and the rules on which it is based, loaded before the drawing begins.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from '../practice-tools.module.css';
import { namedRules } from '../parts/named-rules.ts';
import { refreshRooms, ROOM_DRAFTS } from './room-drafts.ts';
import type { RoomEditorProps } from './room-editor.tsx';

async function open(id: string) {
  const first = await ROOM_DRAFTS.read(id);
  return { first, rules: await namedRules(first.data.basedOn) };
}

interface RoomScreenProps {
  readonly id: string;
  /** The side of the room that is edited: its plan or its rules. */
  readonly Editor: ComponentType<RoomEditorProps>;
  readonly onBack: () => void;
}

export function RoomScreen({ id, Editor, onBack }: RoomScreenProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const opened = useQuery({
    queryKey: ['room draft to open', id],
    queryFn: () => open(id),
    staleTime: Infinity,
    gcTime: 0,
  });
  const isMissing = isApiError(opened.error, 'NOT_FOUND');
  const back = (leave: () => void): ReactElement => (
    <div>
      <Button
        size="s"
        variant="secondary"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        text={t('rooms.back')}
        onClick={leave}
      />
    </div>
  );
  const leave = (): void => {
    void refreshRooms();
    onBack();
  };
  return (
    <div className={styles.page}>
      {opened.data === undefined ? back(onBack) : null}
      {opened.isPending ? <Skeleton shape="block" height="480px" /> : null}
      {isMissing ? (
        <EmptyState title={t('rooms.missing')} picture={<StatePicture scene="empty-search" />}>
          {t('rooms.missingNext')}
        </EmptyState>
      ) : null}
      {opened.isError && !isMissing ? <QueryError query={opened} /> : null}
      {opened.data === undefined ? null : (
        <Editor
          {...opened.data}
          back={(session) => back(() => void session.flush().then(leave))}
          onLeave={leave}
        />
      )}
    </div>
  );
}
