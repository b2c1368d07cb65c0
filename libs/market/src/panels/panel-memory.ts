/** The twins, as long as their memory is in use. */
const twins = new WeakMap<SharedArrayBuffer, ArrayBuffer>();

/**
 * Memory for a panel, which threads may share. The engine counts no shared memory: released panels alone would not make
 * it collect garbage, and pile up until the machine has no memory left. A twin of the same size is counted in its place;
 * its bytes are never touched, so that it takes none itself.
 */
export function panelMemory(bytes: number): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes);
  twins.set(memory, new ArrayBuffer(bytes));
  return memory;
}
