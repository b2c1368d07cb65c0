import { usePlatform, useStore } from '@console/platform';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * A module's router over its own page's address: a page that is not shown keeps the route it had. Every
 * step goes through the shell. Outside this library's index, because each module brings its own router;
 * by the library's name, because the page bundles one copy of its context.
 */
export function PageRouter({ children }: { readonly children: ReactNode }): ReactElement {
  const { navigate, page } = usePlatform();
  const navigator = useMemo(
    (): Navigator => ({
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to) => navigate(hrefOf(to)),
      replace: (to) => navigate(hrefOf(to), { replace: true }),
    }),
    [navigate],
  );
  return (
    <Router location={useStore(page.address)} navigator={navigator}>
      {children}
    </Router>
  );
}
