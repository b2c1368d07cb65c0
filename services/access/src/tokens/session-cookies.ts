import { ACCESS_COOKIE, REFRESH_COOKIE } from '@console/contract-core';
import { ACCESS_TOKEN_SECONDS } from './access-tokens.ts';
import { SESSION_SECONDS } from './session-seconds.ts';

export const DEVICE_COOKIE = 'device_token';
export const DEVICE_SECONDS = 180 * 24 * 3600;

/** The path of the calls that need the refresh and device tokens; browsers send them to no other. */
const SIGN_IN_PATH = '/api/blade-auth';

interface CookieOptions {
  readonly path: string;
  readonly httpOnly: true;
  readonly sameSite: 'strict';
  readonly secure: boolean;
  /** Lifetime in seconds; a cookie without it ends with the browser. */
  readonly maxAge?: number;
}

/** The part of a reply that writes cookies: fastify's reply. */
export interface CookieReply {
  setCookie(name: string, value: string, options: CookieOptions): unknown;
  clearCookie(name: string, options: CookieOptions): unknown;
  /** The request as the browser sent it: the gateway passes its protocol on. */
  readonly request: { readonly protocol: string };
}

/**
 * Whether a cookie of this answer is Secure: where the browser came by https, and where all origins are https, in case
 * a proxy reports the wrong protocol.
 */
export const isSecure = ({ request }: CookieReply, origins: readonly string[]): boolean =>
  request.protocol === 'https' ||
  (origins.length > 0 && origins.every((origin) => origin.startsWith('https://')));

export interface IssuedTokens {
  readonly access: string;
  /** Absent when another tab has the rotated token. */
  readonly refresh?: { readonly token: string; readonly remember: boolean };
  readonly device?: string;
}

/** A browser's cookies: out of reach of scripts and of other sites. */
export class SessionCookies {
  /** `origins` are those a browser may open the console at. */
  constructor(private readonly origins: readonly string[]) {}

  give(reply: CookieReply, { access, refresh, device }: IssuedTokens): void {
    reply.setCookie(ACCESS_COOKIE, access, this.options(reply, '/', ACCESS_TOKEN_SECONDS));
    if (refresh) {
      const lifetime = refresh.remember ? SESSION_SECONDS : undefined;
      reply.setCookie(REFRESH_COOKIE, refresh.token, this.options(reply, SIGN_IN_PATH, lifetime));
    }
    if (device) reply.setCookie(DEVICE_COOKIE, device, this.options(reply, SIGN_IN_PATH, DEVICE_SECONDS));
  }

  /** Sets the cookies of a user who signed in, and returns the user's information. */
  enter<Info>(
    reply: CookieReply,
    { info, tokens }: { readonly info: Info; readonly tokens: IssuedTokens },
  ): Info {
    this.give(reply, tokens);
    return info;
  }

  /** Deletes the session's cookies. The device stays known. */
  clear(reply: CookieReply): void {
    reply.clearCookie(ACCESS_COOKIE, this.options(reply, '/'));
    reply.clearCookie(REFRESH_COOKIE, this.options(reply, SIGN_IN_PATH));
  }

  private options(reply: CookieReply, path: string, maxAge?: number): CookieOptions {
    const secure = isSecure(reply, this.origins);
    const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
    return maxAge === undefined ? options : { ...options, maxAge };
  }
}
