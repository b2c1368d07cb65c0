const MOST_NAMES = 3;
const MOST_SIGNS = 40;

/** Names that a caller made up, as a refusal may quote them: the first few, cut short. */
export function fewNames(names: readonly PropertyKey[]): string {
  const quoted = names.slice(0, MOST_NAMES).map(shortName).join('、');
  return names.length > MOST_NAMES ? `${quoted} 等 ${names.length} 个` : quoted;
}

/** One such name, cut short. */
export function shortName(name: PropertyKey): string {
  const text = String(name);
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text;
}
