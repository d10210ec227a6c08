// A request to any call of the contract, with ids that do not exist: enough to test its access rule.
import type { InjectOptions } from 'fastify';
import type { CallDefinition } from '#contract/call.ts';
import { API_PREFIX } from '#server/plugins/calls/calls.ts';

export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** The address of a call with every param replaced by `value`. */
export function addressOf(call: CallDefinition, value: string = UNKNOWN_ID): string {
  return API_PREFIX + call.path.replaceAll(/:\w+/g, encodeURIComponent(value));
}

/** A multipart body with the JSON part `data`, and files if given. */
export function multipart(
  data: unknown,
  files: readonly { readonly name: string; readonly content: Buffer; readonly type?: string }[] = [],
): { readonly payload: Buffer; readonly headers: { readonly 'content-type': string } } {
  const boundary = 'x-boundary-of-the-test';
  const parts = [
    ...(data === undefined
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n`,
          ),
        ]),
    ...files.flatMap(({ name, content, type = 'application/octet-stream' }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A request with this body in the form that the call expects. */
export function requestOf(
  call: CallDefinition,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): InjectOptions {
  const base = { method: call.method, url: addressOf(call) } as const;
  if (call.bodyKind === 'MULTIPART') {
    const form = multipart(body ?? {});
    return { ...base, payload: form.payload, headers: { ...headers, ...form.headers } };
  }
  return call.body === undefined ? { ...base, headers } : { ...base, headers, payload: Object(body ?? {}) };
}
