import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';

/**
 * Collects the routes that bull-board wants a server to serve. Its own adapter for Fastify would open every one of them
 * without the session guard and the contract; here the controller calls them, behind both.
 */
export class BoardParts implements IServerAdapter {
  routes: readonly AppControllerRoute[] = [];
  entry: AppViewRoute | null = null;
  queues: BullBoardQueues = new Map();
  uiConfig: UIConfig = {};
  viewsPath = '';
  staticPath = '';

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(path: string): this {
    this.viewsPath = path;
    return this;
  }

  setStaticPath(_route: string, path: string): this {
    this.staticPath = path;
    return this;
  }

  setEntryRoute(entry: AppViewRoute): this {
    this.entry = entry;
    return this;
  }

  /** Does nothing: errors are reported by the kit's filter, like any others. */
  setErrorHandler(): this {
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.uiConfig = config;
    return this;
  }
}
