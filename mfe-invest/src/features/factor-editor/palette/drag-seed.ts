import type { NodeSeed } from '../draft/new-node.ts';

/** The type of the data that a drag out of the palette carries; other drags are ignored. */
const SEED_TYPE = 'application/x-factor-node';

const KINDS: readonly string[] = [
  'indicator',
  'factor',
  'rule',
  'expression',
  'constant',
] satisfies NodeSeed['kind'][];

export function dragSeed(transfer: DataTransfer, seed: NodeSeed): void {
  transfer.setData(SEED_TYPE, JSON.stringify(seed));
  transfer.effectAllowed = 'copy';
}

export const dragsSeed = (transfer: DataTransfer): boolean => transfer.types.includes(SEED_TYPE);

/** The dropped leaf of the palette; null when something else was dropped. */
export function droppedSeed(transfer: DataTransfer): NodeSeed | null {
  try {
    const { kind, ref } = JSON.parse(transfer.getData(SEED_TYPE)) as Partial<NodeSeed>;
    return kind !== undefined && KINDS.includes(kind) && typeof ref === 'string' ? { kind, ref } : null;
  } catch {
    return null;
  }
}
