import type { ReactElement } from 'react';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useRoleOptions } from './people-queries.ts';

/** Stands beside a choice of roles; nothing unless the roles did not load. */
export function RolesError(): ReactElement | null {
  const { query } = useRoleOptions();
  return query.isError ? <QueryError compact query={query} /> : null;
}
