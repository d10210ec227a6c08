// Shows authors the formulas that they write.
import type { FastifyInstance } from 'fastify';
import { showFormulas } from '#contract/calls/formulas.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { mathOf } from '#server/parsing/formulas.ts';

export function registerFormulas(app: FastifyInstance): void {
  registerCall(app, showFormulas, async ({ body, person }) => ({
    math: [...(await mathOf(person.id, body.formulas))],
  }));
}
