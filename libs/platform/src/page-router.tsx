import type { PathOf } from '@console/contract-core';
import { usePlatform, useStore } from '@console/platform';
import { Fragment, useMemo, type ReactElement, type ReactNode } from 'react';
import { createPath, Navigate, Route, Router, Routes, type Navigator, type To } from 'react-router-dom';

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

/** A page for each path of a module's manifest: one that is missing, or one too many, does not compile. */
export type PagesOf<Manifest> = Readonly<Record<PathOf<Manifest>, ReactElement>>;

export interface PageRoutesProps {
  readonly pages: Readonly<Record<string, ReactElement>>;
}

/** A module's pages by their paths, matched without regard to case; any other path leads to the shell's 404. */
export function PageRoutes({ pages }: PageRoutesProps): ReactElement {
  return (
    <Routes>
      {Object.entries(pages).map(([path, page]) => (
        <Route key={path} path={path} element={<Fragment key={path}>{page}</Fragment>} />
      ))}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
