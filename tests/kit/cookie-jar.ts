/** What a browser does with cookies by itself, for a way to send that has no browser around it. */
import type { Send } from '../../web/api.ts';

export interface CookieJar {
  send: Send;
  /** Forgets all cookies, as when a session has run out. */
  empty(): void;
}

export function cookieJar(send: Send): CookieJar {
  const cookies = new Map<string, string>();
  return {
    empty: () => cookies.clear(),
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      const response = await send(path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}
