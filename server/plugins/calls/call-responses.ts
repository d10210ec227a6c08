// Sends what a handler returned to the client.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { CallDefinition } from '#contract/call.ts';
import { asStored } from '#contract/written-text.ts';
import type { BlobResponse, ServerEvent } from './call-context.ts';

const KEEP_ALIVE_MS = 15_000;

/** The JSON text of a response: only fields of the schema, whatever else the handler's object holds. */
export function serialise(call: CallDefinition, value: unknown): string {
  const checked = asStored(() => call.response.safeParse(value));
  if (!checked.success) {
    const places = checked.error.issues.map(
      (issue) => `${issue.path.map(String).join('.')}: ${issue.message}`,
    );
    throw new Error(`The response of ${call.id} does not fit its schema: ${places.slice(0, 5).join('; ')}`);
  }
  return JSON.stringify(checked.data);
}

/** Sends JSON text; with status 204 an empty body. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
}

/** Content-Disposition with the name in both forms; quotes, slashes and control characters are removed. */
function dispositionOf({ fileName, inline }: BlobResponse): string {
  const kind = inline === true ? 'inline' : 'attachment';
  if (fileName === undefined) return kind;
  const plain = fileName.replaceAll(/[^\w.() -]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName.replaceAll(/\p{Surrogate}/gu, '_'))}`;
}

/** Sends a file, to be saved or shown in the browser. */
export function sendBlob(request: FastifyRequest, reply: FastifyReply, blob: BlobResponse): FastifyReply {
  void reply.header('content-disposition', dispositionOf(blob));
  void reply.header('cache-control', 'private, no-cache');
  // So that an uploaded SVG or HTML runs nothing, even if it is opened by its address.
  void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (blob.etag !== undefined) {
    const tag = `"${blob.etag}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      if (blob.body instanceof Readable) blob.body.destroy();
      return reply.code(304).send();
    }
  }
  if (blob.sizeBytes !== undefined) void reply.header('content-length', blob.sizeBytes);
  return reply.type(blob.mimeType).send(blob.body);
}

function eventText({ event, data, id }: ServerEvent): string {
  const name = event.replaceAll(/[\r\n]/g, ' ');
  const idLine = id === undefined ? '' : `id: ${id.replaceAll(/[\r\n]/g, ' ')}\n`;
  return `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

async function* eventTexts(events: AsyncIterable<ServerEvent>): AsyncGenerator<string> {
  yield 'retry: 3000\n\n';
  for await (const event of events) yield eventText(event);
}

/** Sends server-sent events until the source ends, the client leaves or the server stops. */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent>,
  stopped: AbortSignal,
): FastifyReply {
  const stream = Readable.from(eventTexts(events), { objectMode: false });
  const beat = setTimeout(() => {
    if (!reply.raw.writableEnded) reply.raw.write(': \n\n');
    beat.refresh();
  }, KEEP_ALIVE_MS);
  const end = (): void => void stream.destroy();
  stopped.addEventListener('abort', end, { once: true });
  reply.raw.on('close', () => {
    clearTimeout(beat);
    stopped.removeEventListener('abort', end);
    stream.destroy();
  });
  return (
    reply
      // Nothing on the way may compress the stream, or gather it.
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream)
  );
}
