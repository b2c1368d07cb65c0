import { Injectable } from '@nestjs/common';
import { ACCESS_COOKIE, type Session } from '@console/contract-core';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy, type StrategyOptionsWithRequest } from 'passport-jwt';
import { z } from 'zod';
import { KeySource } from './key-source.ts';
import { SessionStore } from './session-store.ts';

const headerSchema = z.object({ alg: z.literal('RS256'), kid: z.string().max(100) });
const claimsSchema = z.object({ sub: z.string(), sid: z.string(), tenant: z.string() });

/** The access token of a request: a bearer header for API clients, else the cookie. */
export function accessToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header !== undefined) return /^Bearer (\S+)$/.exec(header)?.[1] ?? null;
  return request.cookies[ACCESS_COOKIE] ?? null;
}

/** passport-jwt over the issuer's keys; the token only names the session, Redis says what it may do. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    keys: KeySource,
    private readonly sessions: SessionStore,
  ) {
    super(strategyOptions(keys));
  }

  /**
   * Called by passport with the verified claims. Returns false, which is refused as no session, when there is
   * none.
   */
  async validate(claims: unknown): Promise<Session | false> {
    const parsed = claimsSchema.safeParse(claims);
    if (!parsed.success) return false;
    const { sub, sid, tenant } = parsed.data;
    const session = await this.sessions.find(sid);
    if (session === null || String(session.userId) !== sub || session.tenantId !== tenant) return false;
    return session;
  }
}

function strategyOptions(keys: KeySource): StrategyOptionsWithRequest {
  return {
    algorithms: ['RS256'],
    passReqToCallback: false as unknown as true,
    // passport-jwt's types speak of express; it only passes the request through.
    jwtFromRequest: (request) => accessToken(request as unknown as FastifyRequest),
    secretOrKeyProvider: (_request, token: string, done) => {
      const kid = keyId(token);
      if (kid === null) {
        done(null, undefined);
        return;
      }
      keys.get(kid).then(
        (key) => done(null, (key ?? undefined) as unknown as string),
        (error: unknown) => done(error),
      );
    },
  };
}

function keyId(token: string): string | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    return headerSchema.parse(header).kid;
  } catch {
    // A token of another issuer: the caller has no session, and the refusal says so.
    return null;
  }
}
