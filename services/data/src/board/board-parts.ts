import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';

/**
 * Takes what bull-board would have a server serve. Its own adapter for Fastify would open every route it has,
 * past the session guard and the contract; these are asked by the controller, behind both.
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

  /** What fails is told by the kit's filter, like any other failure. */
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
