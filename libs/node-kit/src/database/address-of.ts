import type { ServerAddress } from './watched-driver.ts';

/** The server that a `mysql://` address names, and who asks it. */
export function addressOf(url: string): Required<ServerAddress> {
  const { hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
