/** Set on a stock whose return equals that of the one before it: `ReturnOrders`. */
export const TIED: u32 = 0x8000;

/** The address of cell `at` of an array whose cells are 1, 2, 4 or 8 bytes wide. */
export function half(array: usize, at: u32): usize {
  return array + ((<usize>at) << 1);
}

export function word(array: usize, at: u32): usize {
  return array + ((<usize>at) << 2);
}

export function double(array: usize, at: u32): usize {
  return array + ((<usize>at) << 3);
}
