// /api/docs: the calls as one plain page without scripts, so that the strict content policy allows it.
import { z } from 'zod';
import type { CallDefinition } from '#contract/call.ts';
import { ERROR_STATUSES } from '#contract/errors.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

function schemaBlock(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(rest, null, 2))}</pre>`;
}

function errorList({ errors = [] }: CallDefinition): string {
  if (errors.length === 0) return '';
  const items = errors.map((code) => `<li><code>${ERROR_STATUSES[code]} ${code}</code></li>`);
  return `<h4>Errors of its own</h4><ul>${items.join('')}</ul>`;
}

function accessText({ access }: CallDefinition): string {
  if (access === 'PUBLIC') return 'anybody';
  return access === 'SIGNED_IN' ? 'anybody signed in' : access.join(' or ');
}

function callBlock(call: CallDefinition): string {
  return `<details id="${call.id}"><summary><span class="method">${call.method}</span>
<code>/api/v1${escapeHtml(call.path)}</code> — ${escapeHtml(call.summary)}</summary>
<p class="access">For ${accessText(call)}. Body: ${call.body === undefined ? 'none' : (call.bodyKind ?? 'JSON')}.
Success: ${call.status ?? 200}${call.ifMatch === undefined ? '' : `. If-Match: ${call.ifMatch.toLowerCase()}`}.</p>
${schemaBlock('Path', call.params, 'input')}${schemaBlock('Query', call.query, 'input')}
${schemaBlock('Body', call.body, 'input')}${call.responseKind === undefined ? schemaBlock('Answer', call.response, 'output') : ''}
${errorList(call)}</details>`;
}

function section(resource: string, calls: readonly CallDefinition[]): string {
  return `<section><h2>${escapeHtml(resource)}</h2>${calls.map((call) => callBlock(call)).join('\n')}</section>`;
}

function resourceOf(call: CallDefinition): string {
  return call.path.split('/')[1] ?? '';
}

/** The whole page as HTML. */
export function docsPage(calls: readonly CallDefinition[]): string {
  const resources = new Set(calls.map(resourceOf));
  const sections = [...resources].map((resource) =>
    section(
      resource,
      calls.filter((call) => resourceOf(call) === resource),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kristall: calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>Kristall: calls</h1><p>For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}</main></body></html>`;
}
