import { connect } from 'node:net';

/**
 * Sends bytes unchanged over a new connection, all of them before anything is read, and returns the whole
 * answer. The bytes should ask to close the connection; otherwise it waits no longer than `patienceMs`.
 */
export function sendBytes(url: string, bytes: Uint8Array | string, patienceMs = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.once('error', reject).once('close', () => resolve(text));
    socket.write(bytes, () => {
      socket.on('data', (chunk) => (text += String(chunk)));
    });
  });
}
