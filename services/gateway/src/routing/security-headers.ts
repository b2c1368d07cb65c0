import { platformEntries } from '@console/contract-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATIC_PATHS } from './static-files.ts';

/** The policy of pages. antd writes its styles at run time, so inline styles are allowed; inline scripts are never allowed. */
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

/**
 * The policy of files and answers of the API, in case one is opened as a page: it frames nothing and loads nothing
 * foreign.
 */
const POLICY_OF_OTHERS = "default-src 'self'; frame-ancestors 'none'";

/** Calls that answer everyone the same, and set their own cache headers. */
const FOR_ALL: readonly string[] = [platformEntries.docs.path, platformEntries.openApi.path];

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers that matter only for a page: a page is a window, may be framed, and makes requests. */
const HEADERS_OF_PAGES: Readonly<Record<string, string>> = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Adds headers to every answer, refusals and files too: all of them to pages, to others those that matter there,
 * because a page loads thirty files. Answers to one caller are never cached. `frames` are the origins that the embedded
 * viewer may show.
 */
export function addSecurityHeaders(http: FastifyInstance, frames: readonly string[]): void {
  const policyOfPages = contentSecurityPolicy(frames);
  http.addHook('onSend', (request, reply, payload, done) => {
    const page = isPage(request, reply);
    reply.headers(page ? { ...HEADERS, ...HEADERS_OF_PAGES } : HEADERS);
    // The policy that a service sends for a file of its own is stricter.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', page ? policyOfPages : POLICY_OF_OTHERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (!isFile(request) && !isForAll(request)) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/**
 * Whether the route serves files, which set their own cache headers. Everything else is a call, whatever its address
 * looks like; an unknown route is judged by its address.
 */
function isFile({ routeOptions, url }: FastifyRequest): boolean {
  const servesFiles = STATIC_PATHS.some((path) => path === routeOptions.url);
  return servesFiles && !/^\/(api|svc)(?=[/?]|$)/i.test(url);
}

const isForAll = ({ routeOptions }: FastifyRequest): boolean => FOR_ALL.includes(routeOptions.url ?? '');

/**
 * Whether an answer is a page. One that did not change is answered without a body and its type: then the request
 * accepts HTML.
 */
function isPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type') ?? request.headers.accept;
  return /\btext\/html\b/.test(String(type));
}
