const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** The best of the service's encodings that a caller accepts; `identity` when it accepts none. */
export function acceptedEncoding(header: string | readonly string[] | undefined): Encoding {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map(weightOf),
  );
  const isTaken = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(isTaken) ?? 'identity';
}

function weightOf(part: string): [string, number] {
  const [name = '', ...params] = part.split(';').map((text) => text.trim());
  const weight = params.find((param) => param.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}
