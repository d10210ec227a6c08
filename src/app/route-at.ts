import { matchPath } from 'react-router-dom';
import { routeIds, routes, type RouteId } from './routes.ts';

/** The route of an address; `notFound` if none matches. */
export function routeAt(pathname: string): RouteId {
  return (
    routeIds.find((id) => id !== 'notFound' && matchPath(routes[id].path, pathname) !== null) ?? 'notFound'
  );
}
