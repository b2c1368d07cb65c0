import { defineRemote } from '@console/platform';
import { PageRouter } from '@console/platform/page-router';
import { UiProvider } from '@console/ui';
import { ModuleRoutes } from './routes.tsx';

/** The module's own root: theme, router, pages. Exposed to the shell, and nothing else is. */
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
