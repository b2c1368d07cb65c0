/**
 * The parameters of a route such as `/api/queues/:queueName` in `path`; null when the route does not match. Both begin
 * with a slash; `path` is decoded already.
 */
export function matchPath(route: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = route.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value === '') return null;
    else params[part.slice(1)] = value;
  }
  return params;
}
