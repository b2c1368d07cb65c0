import { platformEntries } from '@console/contract-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATIC_PATHS } from './static-files.ts';

/** antd writes its styles at run time, hence inline styles; scripts never are. */
const contentSecurityPolicy = (frames: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A file or an answer of the API frames nothing and loads nothing foreign, were it ever opened as a page. */
const POLICY_OF_OTHERS = "default-src 'self'; frame-ancestors 'none'";

/** Calls that answer everybody the same, and say themselves how long that keeps. */
const FOR_ALL: readonly string[] = [platformEntries.docs.path, platformEntries.openApi.path];

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** What only a page obeys: a page is a window, may be framed, and asks for things. */
const HEADERS_OF_PAGES: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Every answer carries its headers, refusals and files alike: pages all of them, others what counts for
 * them, because thirty files open a page. Answers to one caller are never cached. `frames` are the origins
 * the embedded viewer may show.
 */
export function addSecurityHeaders(http: FastifyInstance, frames: readonly string[]): void {
  const policyOfPages = contentSecurityPolicy(frames);
  http.addHook('onSend', (request, reply, payload, done) => {
    const page = isPage(request, reply);
    reply.headers(page ? { ...HEADERS, ...HEADERS_OF_PAGES } : HEADERS);
    // What a service sends for a file of its own is stricter still.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', page ? policyOfPages : POLICY_OF_OTHERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (!isFile(request) && !isForAll(request)) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/**
 * Whether the route serves files, which say themselves how long they keep. Everything else is a call, whatever its
 * address looks like; one that nobody serves is one by its address.
 */
function isFile({ routeOptions, url }: FastifyRequest): boolean {
  const servesFiles = STATIC_PATHS.some((path) => path === routeOptions.url);
  return servesFiles && !/^\/(api|svc)(?=[/?]|$)/i.test(url);
}

const isForAll = ({ routeOptions }: FastifyRequest): boolean => FOR_ALL.includes(routeOptions.url ?? '');

/** A page that did not change is answered without a body and its type: who asks for one takes HTML. */
function isPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type') ?? request.headers.accept;
  return /\btext\/html\b/.test(String(type));
}
