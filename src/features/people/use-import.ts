// An import from choosing a file to the end. Passwords are generated here and leave this page once, in the
// downloaded file.
import { useEffect, useRef, useState } from 'react';
import type {
  cancelUserImport,
  checkUserImport,
  getUserImport,
  ImportJob,
  ImportOptions,
  ImportPlan,
  importUsers,
} from '#contract/calls/user-import.ts';
import { IMPORT_LIMITS } from '#contract/import-limits.ts';
import { call } from '#src/lib/api/call.ts';
import { randomId } from '#src/lib/device/random-id.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { newPassword } from './new-password.ts';
import { refreshPeople } from './people-queries.ts';

const POLL_MS = 1000;

export interface GivenPassword {
  readonly line: number;
  readonly login: string;
  readonly fullName: string;
  readonly password: string;
}

export interface Import {
  readonly file: File | undefined;
  readonly choose: (file: File | undefined) => void;
  readonly options: ImportOptions;
  readonly setOptions: (change: Partial<ImportOptions>) => void;
  readonly plan: ImportPlan | undefined;
  readonly job: ImportJob | undefined;
  readonly passwords: readonly GivenPassword[];
  readonly failure: string | undefined;
  /** The chosen file exceeds the server's limit. */
  readonly isTooLarge: boolean;
  readonly isChecking: boolean;
  readonly check: () => void;
  readonly cancelCheck: () => void;
  readonly write: () => void;
  readonly isCancelling: boolean;
  /** Cancels the job; rows being written at that moment are still written. */
  readonly cancel: () => void;
  /** Back to choosing a file. */
  readonly again: () => void;
}

const USUAL: ImportOptions = {
  onTaken: 'ERROR',
  makeGroups: false,
  roleId: 'role-student',
  groupId: null,
  lang: 'ru',
  noPatronymic: false,
};

function passwordsFor(plan: ImportPlan): GivenPassword[] {
  return plan.lines
    .filter(({ needsPassword }) => needsPassword)
    .map(({ line, login, fullName }) => ({ line, login, fullName, password: newPassword() }));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The result of the check, with passwords for those who need one; writing it uses a single idempotency key.
 */
interface Checked {
  readonly plan: ImportPlan;
  readonly passwords: readonly GivenPassword[];
  // If a response was lost, the request is repeated under the same key, so that nothing is written twice.
  readonly actKey: string;
}

async function checkFile(file: File, options: ImportOptions, signal: AbortSignal): Promise<Checked> {
  const plan = await call<typeof checkUserImport>('POST', '/users/import/check', {
    body: options,
    files: [file],
    signal,
  });
  return { plan, passwords: passwordsFor(plan), actKey: randomId() };
}

function writeFile(
  file: File,
  options: ImportOptions,
  { plan, passwords, actKey }: Checked,
): Promise<ImportJob> {
  const given = passwords.map(({ line, password }) => ({ line, password }));
  const body = { ...options, sha256: plan.sha256, passwords: given };
  return call<typeof importUsers>('POST', '/users/import', { body, files: [file], idempotencyKey: actKey });
}

export function useImport(): Import {
  const [file, setFile] = useState<File>();
  const [options, setOptions] = useState(USUAL);
  const [checked, setChecked] = useState<Checked>();
  const [job, setJob] = useState<ImportJob>();
  const [failure, setFailure] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const cancelling = useCancelling(job, setJob);
  const checking = useRef<AbortController>(undefined);
  useJobProgress(job, setJob);
  useEffect(() => () => checking.current?.abort(), []);
  const again = (): void => {
    setChecked(undefined);
    setJob(undefined);
    setFailure(undefined);
  };
  const run = async (work: () => Promise<void>, signal?: AbortSignal): Promise<void> => {
    setChecking(true);
    try {
      await work();
    } catch (error) {
      if (signal?.aborted !== true) setFailure(messageOf(error));
    } finally {
      setChecking(false);
    }
  };
  const check = async (): Promise<void> => {
    if (file === undefined) return;
    again();
    const asked = new AbortController();
    checking.current = asked;
    await run(async () => setChecked(await checkFile(file, options, asked.signal)), asked.signal);
  };
  const write = (): void => {
    if (file && checked) void run(async () => setJob(await writeFile(file, options, checked)));
  };
  return {
    file,
    choose: (chosen) => {
      setFile(chosen);
      again();
    },
    options,
    setOptions: (change) => {
      setOptions((before) => ({ ...before, ...change }));
      again();
    },
    plan: checked?.plan,
    passwords: checked?.passwords ?? [],
    job,
    failure,
    isTooLarge: (file?.size ?? 0) > IMPORT_LIMITS.bytes,
    isChecking,
    check: () => void check(),
    cancelCheck: () => checking.current?.abort(),
    write,
    ...cancelling,
    again,
  };
}

function useCancelling(
  job: ImportJob | undefined,
  setJob: (job: ImportJob) => void,
): Pick<Import, 'isCancelling' | 'cancel'> {
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async (id: string): Promise<void> => {
    setCancelling(true);
    try {
      setJob(await call<typeof cancelUserImport>('POST', '/users/import/:id/cancel', { params: { id } }));
    } catch (error) {
      showToast({ tone: 'danger', text: messageOf(error) });
    } finally {
      setCancelling(false);
    }
  };
  return {
    isCancelling,
    cancel: () => {
      if (job !== undefined) void cancel(job.id);
    },
  };
}

/** Polls the progress of a running job; a failed request is repeated. */
function useJobProgress(job: ImportJob | undefined, setJob: (job: ImportJob) => void): void {
  const id = job?.state === 'RUNNING' ? job.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const ask = async (): Promise<void> => {
      try {
        const next = await call<typeof getUserImport>('GET', '/users/import/:id', { params: { id } });
        setJob(next);
        if (next.state === 'DONE') await refreshPeople();
      } catch {
        // Offline for a moment: the job continues, and the next poll will show its progress.
      }
    };
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => clearInterval(timer);
  }, [id, setJob]);
}
