import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import {
  MESSAGES,
  Refusal,
  windowState,
  windowText,
  type Clock,
  type Entry,
  type Message,
  type Session,
} from '@console/contract-core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { KitConfig } from '../config/kit-config.ts';
import { entryOf } from '../http/serve.ts';
import { CLOCK, CONFIG } from '../tokens.ts';
import { accessToken } from './jwt-strategy.ts';
import { requireSession } from './require-session.ts';
import { fromTrustedOrigin } from './trusted-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; null on a public route without a valid token. */
    session: Session | null;
  }
}

/** Runs passport-jwt and returns the session, or null where there is none. An unreachable Redis is 503. */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  override handleRequest<T>(error: unknown, session: T | false | undefined, reason: unknown): T {
    if (error) throw error;
    // passport-jwt treats any fault of the key source as a bad token; an unreachable issuer is not one.
    if (reason instanceof Refusal) throw reason;
    return (session || null) as T;
  }
}

/** The one gate before every declared route: origin, session, lock, authority, window, in this order. */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly jwt = new JwtGuard();

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: KitConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const entry = entryOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | null }>();
    if (accessToken(request) !== null) await this.jwt.canActivate(context);
    request.session = request.user ?? null;
    this.checkCaller(entry, request);
    if (entry.inWindow) this.checkWindow(entry.inWindow === true ? MESSAGES.windowClosed : entry.inWindow);
    return true;
  }

  private checkCaller(entry: Entry, request: FastifyRequest): void {
    const { session } = request;
    if (!fromTrustedOrigin(request, this.config.PUBLIC_ORIGINS)) throw new Refusal(MESSAGES.badOrigin);
    requireSession(entry, session);
  }

  private checkWindow(closed: Message): void {
    const window = this.config.MAINTENANCE_WINDOW;
    if (windowState(window, this.clock.now()).open) return;
    const [start = '', end = ''] = windowText(window).split('–');
    throw new Refusal(closed, { start, end });
  }
}
