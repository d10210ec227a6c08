// The OpenAPI document, made from the same schemas that check the requests.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import { errorSchema, ERROR_STATUSES, type ErrorCode } from '#contract/errors.ts';
import { docsPage } from './docs-page.ts';

type Json = Readonly<Record<string, unknown>>;

const EVERY_CALL_ERRORS: readonly ErrorCode[] = [
  'VALIDATION',
  'TOO_MANY_TRIES',
  'INTERNAL',
  'TECHNICAL_WORKS',
];

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] }: ObjectSchema = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function headersOf(call: CallDefinition): readonly Json[] {
  const headers: Json[] = [];
  if (call.ifMatch !== undefined) {
    headers.push({
      name: 'If-Match',
      in: 'header',
      required: call.ifMatch === 'REQUIRED',
      schema: { type: 'string' },
    });
  }
  if (call.method === 'POST' && !call.path.startsWith('/auth/')) {
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: 200 },
    });
  }
  return headers;
}

function multipartOf(data: Json): Json {
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return {
    schema: { type: 'object', required: ['data'], properties: { data, files } },
    encoding: { data: { contentType: 'application/json' } },
  };
}

function requestBodyOf({ body, bodyKind = 'JSON' }: CallDefinition): Json | undefined {
  if (body === undefined) return undefined;
  const schema = schemaOf(body, 'input');
  const content = {
    ...(bodyKind === 'MULTIPART' ? {} : { 'application/json': { schema } }),
    ...(bodyKind === 'JSON' ? {} : { 'multipart/form-data': multipartOf(schema) }),
  };
  return { required: true, content };
}

function successOf(call: CallDefinition): Json {
  const description = 'Success';
  switch (call.responseKind) {
    case 'EMPTY':
      return { [call.status ?? 204]: { description } };
    case 'BLOB':
      return { [call.status ?? 200]: { description, content: { 'application/octet-stream': {} } } };
    case 'EVENTS':
      return { [call.status ?? 200]: { description, content: { 'text/event-stream': {} } } };
    default:
      return {
        [call.status ?? 200]: {
          description,
          content: { 'application/json': { schema: schemaOf(call.response, 'output') } },
        },
      };
  }
}

function errorsOf(call: CallDefinition): Json {
  const codes = new Set<ErrorCode>([...EVERY_CALL_ERRORS, ...(call.errors ?? [])]);
  if (call.access !== 'PUBLIC') codes.add('UNAUTHENTICATED').add('FORBIDDEN');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes)
    byStatus.set(ERROR_STATUSES[code], [...(byStatus.get(ERROR_STATUSES[code]) ?? []), code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.join(', '), content }]),
  );
}

function accessText({ access }: CallDefinition): string {
  if (access === 'PUBLIC') return 'Anybody.';
  return access === 'SIGNED_IN' ? 'Anybody signed in.' : `One of: ${access.join(', ')}.`;
}

function operationOf(call: CallDefinition): Json {
  const body = requestBodyOf(call);
  return {
    operationId: call.id,
    tags: [call.path.split('/')[1] ?? ''],
    summary: call.summary,
    description: accessText(call),
    security: call.access === 'PUBLIC' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headersOf(call),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...successOf(call), ...errorsOf(call) },
  };
}

/** The calls as an OpenAPI 3.1 document. */
function openApiOf(calls: readonly CallDefinition[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kristall',
      version: '1',
      description: 'The calls of the trainer. Every path also takes a trailing slash.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** Serves GET /api/v1/openapi.json and /api/docs. */
export function addOpenApi(app: FastifyInstance, calls: readonly CallDefinition[]): void {
  let text: string | undefined;
  let page: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiOf(calls));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(calls);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
}

const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
summary { cursor: pointer; padding: .4rem 0; }
summary code { font-size: 1rem; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
.access { opacity: .8; }
pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: .5rem; max-height: 30rem; }
`;
