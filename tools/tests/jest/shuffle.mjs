import { createHash } from 'node:crypto';

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} seed
 * @param {(one: T) => string} nameOf
 * @returns {T[]} in an order of the seed's own, whatever order they were given in
 */
export function shuffled(all, seed, nameOf) {
  const place = new Map(all.map((one) => [one, hash(`${seed} ${nameOf(one)}`)]));
  return [...all].sort((one, other) => ((place.get(one) ?? '') < (place.get(other) ?? '') ? -1 : 1));
}

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex');
