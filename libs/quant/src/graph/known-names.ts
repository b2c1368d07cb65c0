/** The type of a value: one per day, one per report, a boolean, or one number for all. */
export type ValueType = 'daily' | 'reports' | 'boolean' | 'number';

/** An indicator or a factor that formulas may name, in one of its versions. */
export interface KnownName {
  readonly kind: 'indicator' | 'factor';
  /** The id never changes; a name may. Neither contains a backquote. */
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly type: Exclude<ValueType, 'number'>;
  /** As `canonicalUnit` reads it, `yuan/shares`; `1` has none. */
  readonly unit: string;
}

/** The ref by which a node is pinned to it. */
export function refOf({ id, version }: Pick<KnownName, 'id' | 'version'>): string {
  return `${id}@${version}`;
}

/**
 * The names of a formula, by name and by ref. A name without a version means the newest that is known; of two
 * things with one name the first one given has it, the other is written by its id.
 */
export class KnownNames {
  private readonly byRef = new Map<string, KnownName>();
  private readonly byName = new Map<string, KnownName>();

  constructor(known: readonly KnownName[]) {
    for (const each of known) {
      this.byRef.set(`${each.kind} ${refOf(each)}`, each);
      this.keepNewest(each.name, each);
    }
    for (const each of known) {
      const owner = this.byName.get(each.name);
      if (owner?.id === each.id && owner.kind === each.kind)
        keepFirst(this.byName, `${each.name}@${each.version}`, each);
      if (this.byName.get(each.id)?.name !== each.id) this.keepNewest(each.id, each);
      keepFirst(this.byName, refOf(each), each);
    }
  }

  /** The indicator or factor that a name in a formula refers to. */
  find(name: string, version?: number): KnownName | undefined {
    return this.byName.get(version === undefined ? name : `${name}@${version}`);
  }

  /** The indicator or factor a node is pinned to. */
  pinned(kind: string, ref: string): KnownName | undefined {
    return this.byRef.get(`${kind} ${ref}`);
  }

  /**
   * The shortest name of the indicator or factor a node is pinned to: name, name and version, id and version.
   */
  written(kind: string, ref: string): { readonly name: string; readonly version: number | undefined } {
    const known = this.pinned(kind, ref);
    const raw = asWritten(ref);
    if (known === undefined) return raw;
    const { name, version } = known;
    const ways = [
      { name, version: undefined },
      { name, version },
    ];
    return ways.find((way) => this.find(way.name, way.version) === known) ?? raw;
  }

  private keepNewest(name: string, each: KnownName): void {
    const before = this.byName.get(name);
    const newer = before?.id === each.id && before.kind === each.kind && before.version < each.version;
    if (before === undefined || newer) this.byName.set(name, each);
  }
}

/** A ref's own parts; one that is not written as `refOf` writes them is a name as a whole. */
function asWritten(ref: string): { readonly name: string; readonly version: number | undefined } {
  const [, id, version] = /^(.+)@(0|[1-9]\d{0,8})$/s.exec(ref) ?? [];
  if (id === undefined) return { name: ref, version: undefined };
  return { name: id, version: Number(version) };
}

function keepFirst(names: Map<string, KnownName>, name: string, each: KnownName): void {
  if (!names.has(name)) names.set(name, each);
}
