// A new room from a file that another site has saved; what is wrong with it is said by path and reason.
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { namedRules } from '../../parts/named-rules.ts';
import styles from '../../practice-tools.module.css';
import { roomRulesPath } from '../../tools-address.ts';
import { beginRoom, refreshRooms } from '../room-drafts.ts';
import { MAX_ROOM_FILE_BYTES, type FileFault, type RoomFile } from './room-file.ts';

const MAX_READING_MS = 10_000;
const BYTES_IN_MEGABYTE = 1_000_000;

/** undefined: it took too long, or the worker failed. */
function readBeside(text: string): Promise<RoomFile | undefined> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout> | undefined;
  const read = new Promise<RoomFile | undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), MAX_READING_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<RoomFile>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(text);
  return read.finally(() => {
    clearTimeout(late);
    worker.terminate();
  });
}

/** Where the ruleset that it names is not there, it is based on the one that ships, with its own rules. */
async function beginFrom(room: RoomDraft) {
  const known = await namedRules(room.basedOn).catch(() => namedRules({}));
  return beginRoom({ ...room, basedOn: { id: known.id, revision: known.revision } });
}

export function ImportRoom(): ReactElement {
  const { t } = useTranslation(['practice-tools', 'common']);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [faults, tell] = useState<readonly FileFault[]>([]);
  const importing = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_ROOM_FILE_BYTES)
        throw new Error(t('rules.file.tooLarge', { megabytes: MAX_ROOM_FILE_BYTES / BYTES_IN_MEGABYTE }));
      const read = await readBeside(await file.text());
      if (read === undefined) throw new Error(t('rules.file.unread'));
      return read.ok ? { made: await beginFrom(read.room) } : read;
    },
    onSuccess: async (outcome) => {
      if ('faults' in outcome) return tell(outcome.faults);
      await refreshRooms();
      void navigate(roomRulesPath(outcome.made.id));
    },
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('rules.file.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) importing.mutate(file);
        }}
      />
      <Button
        variant="secondary"
        icon={<Upload size={18} aria-hidden="true" />}
        text={t('rules.file.import')}
        loading={importing.isPending}
        onClick={() => input.current?.click()}
      />
      <Overlay
        open={faults.length > 0}
        size="m"
        title={t('rules.file.refused')}
        closeLabel={t('common:actions.close')}
        onClose={() => tell([])}
      >
        <ul className={styles.problems}>
          {faults.map(({ path, kind, limit = '' }) => (
            <li key={`${path} ${kind}`}>
              <code className={styles.code}>{path}</code> {t(`rules.file.faults.${kind}`, { limit })}
            </li>
          ))}
        </ul>
      </Overlay>
    </>
  );
}
