import { withoutTail } from './without-tail.ts';

/** The route of `routes` whose path is `pathname`, apart from case and a trailing slash. */
export function matchRoute<R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): R | null {
  const wanted = normalisePath(pathname);
  return routes.find((route) => normalisePath(route.path) === wanted) ?? null;
}

export function normalisePath(pathname: string): string {
  return withoutTail(pathname.toLowerCase(), '/') || '/';
}
