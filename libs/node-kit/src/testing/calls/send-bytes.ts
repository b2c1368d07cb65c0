import { connect } from 'node:net';

/**
 * Bytes as they stand over a connection of their own, all of them before anything is read; answers all that
 * came back. They should ask to close: what keeps the connection is waited for no longer than `patienceMs`.
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
