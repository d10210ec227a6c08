// One log line for each request, without secrets: no tokens, codes, bodies or query values.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../config.ts';

/** Levels at which no request is logged: its line is not even put together. */
const QUIET_LEVELS: ReadonlySet<string> = new Set(['silent', 'fatal', 'error', 'warn']);

const SECRET_SEGMENT = /\/(sign-in-qr|qrcode|password-reset|reset-password)\/[^/?]+/gi;

/** The URL with codes in its path hidden, and only the names of its query parameters. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const hidden = path.replaceAll(SECRET_SEGMENT, '/$1/…');
  if (query === undefined) return hidden;
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return `${hidden}?${names.join('&')}`.slice(0, 500);
}

/** The logger's settings; secrets in headers and fields are redacted. */
export function logOptions(config: Config): LoggerOptions {
  return {
    level: config.logLevel,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refreshToken'],
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** Sends the id of each request in x-request-id, and logs each response. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  const isQuiet = QUIET_LEVELS.has(app.config.logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (isQuiet) return;
    request.log.info(
      {
        method: request.method,
        url: redactUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        personId: request.person?.id ?? request.claims?.userId,
      },
      'request',
    );
  });
}
