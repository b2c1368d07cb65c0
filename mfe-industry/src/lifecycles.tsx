import { defineRemote } from '@console/platform';
import { UiProvider } from '@console/ui';
import { BrowserRouter } from 'react-router-dom';
import { ModuleRoutes } from './routes.tsx';

/** The module's own root: theme, router, pages. Exposed to the shell, and nothing else is. */
export default defineRemote({
  name: 'industry',
  App: () => (
    <UiProvider>
      <BrowserRouter>
        <ModuleRoutes />
      </BrowserRouter>
    </UiProvider>
  ),
});
