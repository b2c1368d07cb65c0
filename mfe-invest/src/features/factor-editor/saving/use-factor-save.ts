import { factorCalls, type Factor } from '@console/contract-invest';
import { CallError, isConflict, useChange, useCreateKey } from '@console/platform';
import { client } from '../../../client.ts';
import type { Content } from './factor-beginning.ts';

export interface FactorSave {
  readonly running: boolean;
  /** Why the last try was refused: somebody saved first, somebody deleted it, or another error. */
  readonly fault: { readonly kind: 'stale' | 'gone' | 'other'; readonly error: Error } | null;
  /** Adds a factor. Null when it was refused or not reached. */
  add(content: Content): Promise<Factor | null>;
  /** Changes the factor, read as `revision`. */
  change(id: number, revision: number, content: Content): Promise<Factor | null>;
  /** Overwrites what somebody else saved meanwhile. */
  overwrite(id: number, content: Content): Promise<Factor | null>;
  /** Reads the present factor; this clears the fault. */
  latest(id: number): Promise<Factor | null>;
  forget(): void;
}

/**
 * Saves factors. Not ui's edit: a graph is one field, of which a merge would keep all or nothing, so
 * overwriting is offered instead; and the draft is the editor's, with its own undo.
 */
export function useFactorSave(): FactorSave {
  const change = useChange(client);
  const keyOf = useCreateKey();
  const edit = (id: number, revision: number, content: Content): Promise<Factor> =>
    client.call(factorCalls.saveFactor, { id, revision, ...inputOf(content) });
  return {
    running: change.running,
    fault: change.fault && { kind: kindOf(change.fault), error: change.fault },
    add(content) {
      const input = inputOf(content);
      const idempotencyKey = keyOf(input);
      return change.run(() => client.call(factorCalls.saveFactor, input, { idempotencyKey }));
    },
    change: (id, revision, content) => change.run(() => edit(id, revision, content)),
    overwrite: (id, content) =>
      change.run(async () => {
        const { revision } = await client.call(factorCalls.factor, { id });
        return edit(id, revision, content);
      }),
    latest: (id) => change.run(() => client.call(factorCalls.factor, { id })),
    forget: change.forget,
  };
}

function inputOf({ basics: { name, treeFormId, remark }, graph, layout }: Content) {
  const ids = new Set(graph.nodes.map(({ id }) => id));
  return {
    name: name.trim(),
    treeFormId: treeFormId ?? 0,
    remark: remark.trim() || null,
    relationMap: graph,
    layout: Object.fromEntries(Object.entries(layout).filter(([id]) => ids.has(id))),
  };
}

function kindOf(error: Error): 'stale' | 'gone' | 'other' {
  if (isConflict(error)) return 'stale';
  return error instanceof CallError && error.status === 404 ? 'gone' : 'other';
}
