import { defineRemote } from '@console/platform';
import { PageRouter } from '@console/platform/page-router';
import { UiProvider } from '@console/ui';
import { ModuleRoutes } from './routes.tsx';

/** The module's root: theme, router, pages. The only export that the shell sees. */
export default defineRemote({
  name: 'invest',
  App: () => (
    <UiProvider>
      <PageRouter>
        <ModuleRoutes />
      </PageRouter>
    </UiProvider>
  ),
});
