import { meetsCaret, SHELL_API, type RegistryModule } from '@console/contract-core';

/** The reason why a module is refused before it is fetched. */
export interface ModuleRefusal {
  readonly kind: 'incompatible' | 'origin';
  /** As the card says it. */
  readonly detail: string;
}

export interface ShellOffer {
  /** The page's origin: a module's files come from nowhere else. */
  readonly origin: string;
  /** Versions of the packages that the shell shares, by name. */
  readonly shares: Readonly<Record<string, string>>;
  /** Development servers have origins of their own, on this machine. */
  readonly development: boolean;
}

type Asking = Pick<RegistryModule, 'manifestUrl' | 'shellApi' | 'needs'>;

/** Null for a module that may be loaded into this page. */
export function moduleRefusal(
  module: Asking,
  { origin, shares, development }: ShellOffer,
): ModuleRefusal | null {
  const from = originOf(module.manifestUrl, origin);
  if (from !== origin && !(development && isThisMachine(from)))
    return { kind: 'origin', detail: from ?? module.manifestUrl };
  const needs = [['shellApi', module.shellApi] as const, ...Object.entries(module.needs ?? {})];
  const provides = { ...shares, shellApi: SHELL_API };
  const reasons = needs.flatMap(([name, range]) => reasonOf(name, range, provides) ?? []);
  return reasons.length === 0 ? null : { kind: 'incompatible', detail: reasons.join('；') };
}

function reasonOf(name: string, range: string, provides: Readonly<Record<string, string>>): string | null {
  const given = provides[name];
  if (given !== undefined && meetsCaret(range, given)) return null;
  const wanted = `需要${name === 'shellApi' ? '外壳接口' : ` ${name}`} ${range}`;
  return given === undefined ? `${wanted}，当前外壳未提供` : `${wanted}，当前为 ${given}`;
}

/** The origin of an address; null when it is not a valid address. */
function originOf(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).origin : null;
}

const isThisMachine = (origin: string | null): boolean =>
  origin !== null && /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);
