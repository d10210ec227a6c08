// A site whose next version can be deployed while pages are open: a proxy in front of the test's server.
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export const NEXT_VERSION = 'index-NextVers';

export interface Deployment {
  readonly url: string;
  /** From now on serves another version of the service worker. */
  deploy(): void;
  /** Removes the built files, like a deployment that keeps none of the previous version. */
  removeParts(): void;
  stop(): Promise<void>;
}

/** The service worker as another version; the names of the built files stay. */
function nextWorker(script: string): string {
  return script.replaceAll(/(?<!\/assets\/)index-[\w-]{8}/g, NEXT_VERSION);
}

function forward(
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isDeployed: boolean,
): void {
  const isWorker = incoming.url === '/sw.js';
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...plain } = incoming.headers;
  // Asks for a complete plain response: neither compressed nor "not modified".
  const headers = isWorker ? { ...plain, 'accept-encoding': 'identity' } : incoming.headers;
  const asked = request(
    { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      if (!isWorker || !isDeployed) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        outgoing.writeHead(200, rest);
        outgoing.end(nextWorker(Buffer.concat(parts).toString('utf8')));
      });
    },
  );
  asked.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
}

export async function openDeployment(serverUrl: string): Promise<Deployment> {
  const target = new URL(serverUrl);
  let [isDeployed, areGone] = [false, false];
  const server: Server = createServer((incoming, outgoing) => {
    if (areGone && incoming.url?.startsWith('/assets/') === true) outgoing.writeHead(404).end();
    else forward(target, incoming, outgoing, isDeployed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      isDeployed = true;
    },
    removeParts: () => {
      areGone = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
