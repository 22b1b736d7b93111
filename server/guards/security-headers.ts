/** Headers on every answer: the page may load only what we serve, be framed by nobody and tell nobody where it links from. */
import type { MiddlewareHandler } from 'hono';

export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A cook's own photo is shown from the device's memory.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // One policy, for our own workers: web/offline/own-script.ts.
  'trusted-types own-scripts',
].join('; ');

const HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', CONTENT_SECURITY_POLICY],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  // The microphone is for who says a list instead of typing it: the browser listens, and asks before it does; nothing of it reaches us.
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()'],
];

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of HEADERS) context.res.headers.set(name, value);
};
