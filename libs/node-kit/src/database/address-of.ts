import type { ServerAddress } from './watched-driver.ts';

/** The server, user and password in a `mysql://` address. */
export function addressOf(url: string): Required<ServerAddress> {
  const { hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}
