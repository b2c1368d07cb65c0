import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A provider gives a household or an office no less than a /64: its addresses are one caller. */
const NETWORK_GROUPS = 4;
const MAPPED = [0, 0, 0, 0, 0, 0xffff];

/**
 * The network by which tries from an address are counted: an IPv4 address itself, in any notation, and the
 * /64 of an IPv6 address, because its owner can use all 2^64 of them.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (MAPPED.every((group, index) => groups[index] === group)) return fourOf(groups.slice(MAPPED.length));
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. A URL spells all of them in hexadecimal, zeroes left out once. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  const left = Array<number>(GROUPS - before.length - after.length).fill(0);
  return [...before, ...left, ...after];
}

const numbers = (text: string): readonly number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

const fourOf = (groups: readonly number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
