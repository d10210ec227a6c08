// The process that parses files: one job at a time; refusals go back as data, since exceptions lose their fields.
import type { ErrorCode } from '#contract/errors.ts';
import { ApiFault, type FaultOptions } from '#server/plugins/errors/api-fault.ts';
import { answerParent, tellParent } from '#server/start-process.ts';
import { PARSE_JOBS, type ParseJobName } from './parse-jobs.ts';

export interface ParseRequest {
  readonly name: ParseJobName;
  readonly input: readonly unknown[];
}

export type ParseReply =
  | 'READY'
  | { readonly value: unknown }
  | { readonly fault: { readonly code: ErrorCode; readonly options: Omit<FaultOptions, 'cause'> } }
  | { readonly error: string };

async function replyTo({ name, input }: ParseRequest): Promise<ParseReply> {
  try {
    const job = PARSE_JOBS[name] as (...input: readonly unknown[]) => Promise<unknown>;
    return { value: await job(...input) };
  } catch (error) {
    if (error instanceof ApiFault) {
      const { cause: _, ...options } = error.options;
      return { fault: { code: error.code, options } };
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

answerParent(replyTo);
tellParent('READY' satisfies ParseReply);
