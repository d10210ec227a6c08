// Security headers of every response: no inline scripts, no framing, no referrer.
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Pixi loads textures from blobs in its own workers; drawings are saved from canvases.
  "img-src 'self' data: blob:",
  // The player of sounds empties an element that it had to stream into by a silence of its own.
  "media-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "manifest-src 'self'",
].join(';');

/** The same for every response, so built once: a plugin that built them anew took an eighth of each save. */
const HEADERS = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The XSS filter of old browsers can itself be used to attack a page, so it is switched off.
  'x-xss-protection': '0',
} as const;

/** What only a page, a frame or a worker heeds: a picture or a part of the page's code need not bring it. */
export const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const satisfies readonly (keyof typeof HEADERS)[];

/** Adds the headers to every response. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(HEADERS);
    // Only behind TLS: over plain HTTP it would make a school's address unreachable.
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
    done();
  });
}
