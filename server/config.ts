// The server's settings: all from the environment, checked once at the start.
import { resolve } from 'node:path';

interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly from: string;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL when set; otherwise the embedded engine in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** DEMO=on: demo accounts and content even in production, on PostgreSQL or beyond loopback. */
  readonly demo: boolean;
  readonly production: boolean;
  /** Fastify's trustProxy: false, true, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | string;
  readonly smtp: SmtpConfig | undefined;
  /** The base URL for letters and QR sheets, such as https://school.example; no trailing slash. */
  readonly publicUrl: string;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
  readonly limits: {
    readonly imageBytes: number;
    readonly documentBytes: number;
    readonly jsonBytes: number;
  };
  /** What one author may upload within an hour, and have stored in all. */
  readonly uploads: {
    readonly hourBytes: number;
    readonly storedBytes: number;
  };
  /** With less free space on the disk of `dataDir`, uploads are refused. */
  readonly minFreeBytes: number;
}

/** The server cannot start: one clear line on stderr, exit code 1. */
export class StartFault extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;
const MEGABYTE = 1024 * 1024;
/** Less would leave the database no room to save what is under way. */
const MIN_FREE_MB = 100;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

function wholeNumber(environment: Environment, name: string, fallback: number, max: number, min = 0): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new StartFault(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

function trustProxyOf(text: string | undefined): boolean | number | string {
  if (text === undefined || text === '' || text === 'off' || text === 'false' || text === '0') return false;
  if (text === 'on' || text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function smtpOf(environment: Environment): SmtpConfig | undefined {
  const host = environment['SMTP_HOST'];
  if (host === undefined || host === '') return undefined;
  const port = wholeNumber(environment, 'SMTP_PORT', 587, 65_535);
  return {
    host,
    port,
    secure: environment['SMTP_SECURE'] === 'on' || port === 465,
    user: environment['SMTP_USER'],
    password: environment['SMTP_PASSWORD'],
    from: environment['SMTP_FROM'] ?? `noreply@${host}`,
  };
}

function logLevelOf(text: string | undefined, production: boolean): Config['logLevel'] {
  return LOG_LEVELS.find((level) => level === text) ?? (production ? 'info' : 'warn');
}

/** Reads the settings; throws StartFault for an invalid one. */
export function readConfig(environment: Environment): Config {
  const host = environment['HOST'] || '127.0.0.1';
  const port = wholeNumber(environment, 'PORT', 3000, 65_535);
  const production = environment['NODE_ENV'] === 'production';
  return {
    host,
    port,
    dataDir: resolve(environment['DATA_DIR'] || './data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    demo: environment['DEMO'] === 'on',
    production,
    trustProxy: trustProxyOf(environment['TRUST_PROXY']),
    smtp: smtpOf(environment),
    publicUrl: (environment['PUBLIC_URL'] || `http://${host}:${port}`).replace(/\/+$/, ''),
    logLevel: logLevelOf(environment['LOG_LEVEL'], production),
    limits: {
      imageBytes: wholeNumber(environment, 'MAX_IMAGE_MB', 10, 10_000) * MEGABYTE,
      documentBytes: wholeNumber(environment, 'MAX_DOCUMENT_MB', 50, 10_000) * MEGABYTE,
      jsonBytes: 8 * MEGABYTE,
    },
    uploads: {
      hourBytes: wholeNumber(environment, 'MAX_UPLOADS_MB_PER_HOUR', 1000, 1_000_000, 1) * MEGABYTE,
      storedBytes: wholeNumber(environment, 'MAX_UPLOADS_MB', 10_000, 10_000_000, 1) * MEGABYTE,
    },
    minFreeBytes: wholeNumber(environment, 'MIN_FREE_MB', 1000, 10_000_000, MIN_FREE_MB) * MEGABYTE,
  };
}

/** Whether `host` can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
