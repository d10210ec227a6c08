// A link to what is behind a number, where there is something to open.
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkClass } from '#src/ui/navigation/link.tsx';

export function To({
  path,
  children,
}: {
  readonly path: string | null;
  readonly children: ReactNode;
}): ReactElement {
  return path === null ? (
    <>{children}</>
  ) : (
    <Link className={linkClass()} to={path}>
      {children}
    </Link>
  );
}
