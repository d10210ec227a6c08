// How many requests a second a server answers to a number of connections.
import { Agent, request } from 'node:http';

/** Each sends its next request after the last response. */
export const CONNECTIONS = 50;

export interface Posted {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

function send(agent: Agent, url: string, headers: Headers, { method, path, body }: Posted): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const sending = request(
      `${url}${path}`,
      { agent, method, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

interface Answered {
  readonly count: number;
  readonly aSecond: number;
}

/** Responses with status 200; throws at any other. `next` gives a connection's request, undefined for none left. */
export async function throughput(
  url: string,
  headers: Headers,
  next: (connection: number) => Posted | undefined,
  seconds: number,
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const from = performance.now();
  const until = from + seconds * 1000;
  let answered = 0;
  const connection = async (index: number): Promise<void> => {
    while (performance.now() < until) {
      const posted = next(index);
      if (posted === undefined) return;
      const status = await send(agent, url, headers, posted);
      if (status !== 200) throw new Error(`${posted.path} answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => connection(index)));
  agent.destroy();
  return { count: answered, aSecond: (answered * 1000) / (performance.now() - from) };
}
