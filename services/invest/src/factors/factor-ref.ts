import { refOf, type FactorGraph } from '@console/quant';

/** One version of a factor. */
export interface FactorVersion {
  readonly id: number;
  readonly version: number;
}

const REF = /^f([1-9]\d{0,8})@([1-9]\d{0,8})$/;

/** The name of a factor in the numeric core: never the id of an indicator, which contains a dot. */
export const factorNameId = (id: number): string => `f${id}`;

/** `f12@3`: the ref by which graphs pin a factor's version. */
export const factorRef = ({ id, version }: FactorVersion): string => refOf({ id: factorNameId(id), version });

/** The version that a ref pins; null for a text that is no ref of a factor. */
export function factorVersionOf(ref: string): FactorVersion | null {
  const [, id, version] = REF.exec(ref) ?? [];
  return id === undefined ? null : { id: Number(id), version: Number(version) };
}

/** The versions that a graph's factor nodes are pinned to, each once. */
export function pinnedVersions({ nodes }: FactorGraph): readonly FactorVersion[] {
  const refs = new Set(nodes.filter(({ kind }) => kind === 'factor').map(({ ref }) => ref));
  return [...refs].flatMap((ref) => factorVersionOf(ref) ?? []);
}
