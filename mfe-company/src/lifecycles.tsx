import { defineRemote, useTheme } from '@console/platform';
import { UiProvider } from '@console/ui';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ModuleRoutes } from './routes.tsx';

/** The module's own root: theme, router, pages. Exposed to the shell, and nothing else is. */
export default defineRemote({ name: 'company', App: Module });

function Module(): ReactElement {
  return (
    <UiProvider theme={useTheme()}>
      <BrowserRouter>
        <ModuleRoutes />
      </BrowserRouter>
    </UiProvider>
  );
}
