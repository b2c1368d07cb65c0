import { KernelMemory } from './kernel-memory.ts';

const PAGE = 65_536;

it('hands out arrays that are zeroed and do not overlap, also where the memory has to grow', () => {
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

it('knows its arrays, those of before it grew too, from others', () => {
  const memory = new KernelMemory();
  const early = memory.doubles(2);
  const late = memory.doubles(3 * PAGE);
  expect([early, late].map((array) => memory.holds(array))).toEqual([true, true]);
  expect(memory.holds(new Float64Array(2))).toBe(false);
  expect(new KernelMemory().holds(early)).toBe(false);
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
