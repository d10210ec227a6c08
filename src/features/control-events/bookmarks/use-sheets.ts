// The sheets of an event as PDF: of one person, or of everybody in files of so many as one may have.
import { useMutation } from '@tanstack/react-query';
import { MAX_SHEETS, type exportSheets } from '#contract/calls/debriefing.ts';
import type { getExecutionDetails } from '#contract/calls/execution-work.ts';
import { call } from '#src/lib/api/call.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { namesFor } from './use-bookmarks.ts';

interface Wanted {
  /** Without its ending. */
  readonly fileName: string;
  /** Left out: everybody. */
  readonly userId?: string;
}

async function countPeople(id: string, isHidden: boolean): Promise<number> {
  const path = '/execution-work/:id/details';
  const asked = { params: { id }, query: namesFor(isHidden) };
  const { assignedUsers } = await call<typeof getExecutionDetails>('GET', path, asked);
  return assignedUsers.length;
}

export function useSheets(id: string) {
  const { isHidden } = useHiddenNames();
  return useMutation({
    mutationFn: async ({ fileName, userId }: Wanted) => {
      const people = userId === undefined ? await countPeople(id, isHidden) : 1;
      const wanted = { ...namesFor(isHidden), ...(userId === undefined ? {} : { userId }) };
      for (let after = 0; after === 0 || after < people; after += MAX_SHEETS) {
        const file = await call<typeof exportSheets>('GET', '/execution-work/:id/sheets', {
          params: { id },
          query: { ...wanted, after },
          as: 'blob',
        });
        const part = people > MAX_SHEETS ? ` (${after / MAX_SHEETS + 1})` : '';
        saveFile(file, `${fileName}${part}.pdf`);
      }
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
}
