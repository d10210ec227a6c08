// Registration requests use the specification's own field name for the patronymic.
import { fullNameOf } from '#contract/full-name.ts';

interface NamedRequest {
  readonly surname: string;
  readonly name: string;
  readonly lastname: string;
}

export function nameOfRequest({ lastname, ...names }: NamedRequest): string {
  return fullNameOf({ ...names, lastName: lastname });
}
