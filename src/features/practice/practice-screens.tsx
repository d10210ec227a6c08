// The addresses of free practice: the four rooms, and the list to choose a case from.
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Opening } from '#src/ui/feedback/opening.tsx';
import { PracticeCases } from './practice-cases.tsx';
import { pageOfAddress, ROOM_PAGES, type RoomPageId } from './room-pages.ts';

/** The list needs nothing of the simulation: it loads when a case is opened. */
const PracticePage = lazy(async () => ({ default: (await import('./practice-page.tsx')).PracticePage }));

/** Where a draft is gone on with. */
const editorOf = (caseId: string): string =>
  `/practice-test-cases?${new URLSearchParams({ case: caseId }).toString()}`;

function RoomPageScreen({
  id,
  leaveTo,
}: {
  readonly id: RoomPageId;
  readonly leaveTo: string;
}): ReactElement {
  const { t } = useTranslation('practice');
  const [params] = useSearchParams();
  const page = pageOfAddress(ROOM_PAGES[id], params);
  return (
    <Suspense fallback={<Opening title={t('title')} />}>
      <PracticePage
        key={`${page.caseId} ${page.mode}`}
        page={page}
        leaveTo={page.isDraft === true ? editorOf(page.caseId) : leaveTo}
      />
    </Suspense>
  );
}

/** /room: free practice in the whole suite. */
export function RoomScreen(): ReactElement {
  return <RoomPageScreen id="room" leaveTo="/practice" />;
}

/** /room2: led step by step. */
export function GuidedRoomScreen(): ReactElement {
  return <RoomPageScreen id="room2" leaveTo="/practice" />;
}

/** /room3: a wrongly dressed person at the last door. */
export function FaultsRoomScreen(): ReactElement {
  return <RoomPageScreen id="room3" leaveTo="/practice" />;
}

/** /room4: a rehearsal of the control. */
export function RehearsalScreen(): ReactElement {
  return <RoomPageScreen id="room4" leaveTo="/practice" />;
}

/** /practice: the rooms and all cases; with a case in the address, that one being played. */
export function PracticeScreen(): ReactElement {
  const [params] = useSearchParams();
  if (params.has('case')) return <RoomPageScreen id="room" leaveTo="/practice" />;
  return <PracticeCases path="/room" hasRooms />;
}

/** /practiceTest: all cases, for guests. */
export function PracticeTestScreen(): ReactElement {
  const [params] = useSearchParams();
  if (params.has('case')) return <RoomPageScreen id="room" leaveTo="/practiceTest" />;
  return <PracticeCases path="/practiceTest" />;
}
