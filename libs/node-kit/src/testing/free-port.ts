import getPort, { portNumbers } from 'get-port';

/** Below the range that systems use for outgoing connections, so that none of those takes the port later. */
const [LOWEST, HIGHEST] = [20_000, 31_000];
const NEXT = 1000;

/** A port that was free a moment ago: for services whose own address is in their configuration. */
export function freePort(): Promise<number> {
  const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return getPort({ port: portNumbers(first, first + NEXT) });
}
