import type { FastifyInstance } from 'fastify';

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

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Every answer carries them, refusals and files alike; answers of the API are never cached. `frames` are the origins the embedded viewer may show.
 */
export function addSecurityHeaders(http: FastifyInstance, frames: readonly string[]): void {
  const policy = contentSecurityPolicy(frames);
  http.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(HEADERS);
    // What a service sends for a file of its own is stricter still.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (/^\/(api|svc|registry\.json)(?=[/?]|$)/.test(request.url)) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
