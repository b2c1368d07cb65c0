import { KernelMemory } from './kernel-memory.ts';

const PAGE = 65_536;

it('allocates arrays that are zeroed and do not overlap, also when the memory has to grow', () => {
  const memory = new KernelMemory();
  const first = memory.words(3).fill(7);
  const large = memory.doubles(3 * PAGE).fill(0.5);
  const bytes = memory.bytes(5).fill(1);
  const last = memory.halves(4);
  expect([...first]).toEqual([7, 7, 7]);
  expect([large[0], large.at(-1)]).toEqual([0.5, 0.5]);
  expect([...bytes]).toEqual([1, 1, 1, 1, 1]);
  expect([...last]).toEqual([0, 0, 0, 0]);
});

it('distinguishes its arrays, also those from before it grew, from others', () => {
  const memory = new KernelMemory();
  const early = memory.doubles(2);
  const late = memory.doubles(3 * PAGE);
  expect([early, late].map((array) => memory.contains(array))).toEqual([true, true]);
  expect(memory.contains(new Float64Array(2))).toBe(false);
  expect(new KernelMemory().contains(early)).toBe(false);
});

it('lets the kernel write into arrays of before it grew', () => {
  const memory = new KernelMemory();
  const prices = memory.doubles(4);
  const priced = memory.bytes(4);
  prices.set([1, NaN, 0, Infinity]);
  memory.doubles(3 * PAGE);
  memory.kernel.priced(prices.byteOffset, prices.length, priced.byteOffset);
  expect([...priced]).toEqual([1, 0, 0, 0]);
});

it('refuses more than its gibibyte', () => {
  const memory = new KernelMemory();
  expect(() => memory.doubles(2 ** 28)).toThrow(RangeError);
});

it.each([
  ['doubles', (memory: KernelMemory) => memory.doubles(3), 8],
  ['words', (memory: KernelMemory) => memory.words(3), 4],
  ['halves', (memory: KernelMemory) => memory.halves(3), 2],
  ['bytes', (memory: KernelMemory) => memory.bytes(3), 1],
])('allocates %s, zeroed, at the start of a cache line', (_, take, width) => {
  const memory = new KernelMemory();
  memory.bytes(1);
  const array = take(memory);
  expect([array.length, array.BYTES_PER_ELEMENT, array.byteOffset % 64]).toEqual([3, width, 0]);
  expect([...array]).toEqual([0, 0, 0]);
});

it('leaves eight bytes after each array, which loops over whole words may read', () => {
  const memory = new KernelMemory();
  for (const length of [0, 1, 55, 56, 57, 64]) {
    const array = memory.bytes(length);
    expect(memory.bytes(1).byteOffset - array.byteOffset).toBeGreaterThanOrEqual(length + 8);
  }
});

it('is separate for each: what one writes the other does not see', () => {
  const [one, other] = [new KernelMemory(), new KernelMemory()];
  one.words(2).fill(5);
  expect([...other.words(2)]).toEqual([0, 0]);
});

it('allocates empty arrays, which are its own too', () => {
  const memory = new KernelMemory();
  expect(memory.contains(memory.doubles(0))).toBe(true);
});
