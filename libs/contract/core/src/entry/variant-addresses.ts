import type { OtherAddress } from './entry.ts';

/** The classifications whose calls the documents write with a prefix of their own: `/api/ecology/…`. */
export const PREFIXED_VARIANTS = ['ecology', 'etf'] as const;

/**
 * The addresses at which the documents repeat `call`: under each variant's prefix, or under the given ones.
 */
export const variantAddresses = (
  call: string,
  variants: readonly (typeof PREFIXED_VARIANTS)[number][] = PREFIXED_VARIANTS,
): readonly OtherAddress[] => variants.map((type) => ({ path: `/api/${type}/${call}` }));

/**
 * The addresses of a call of the industry service that the documents write like one of the company service,
 * beside `/api/ecology/…`: those of the other classifications. The plain one is the company's.
 */
export const sharedVariantAddresses = (call: string): readonly OtherAddress[] => [
  ...variantAddresses(call, ['etf']),
  { path: `/api/${call}`, shared: true },
];

/** The same where the prefix decides the classification: it is added to the input as `type`. */
export const typedAddresses = (call: string): readonly OtherAddress[] =>
  PREFIXED_VARIANTS.map((type) => ({ path: `/api/${type}/${call}`, adds: { type } }));
