import { idIn, idsIn } from './ids-in.ts';

describe('the ids of an address', () => {
  it('are positive whole numbers', () => {
    expect(['12', '0', '-3', '1.5', ' 7', '', null, '1234567890123456'].map(idIn)).toEqual([
      12,
      ...new Array<null>(7).fill(null),
    ]);
  });

  it('are each named once, in their order', () => {
    expect(idsIn('12, 7,12,x,,9')).toEqual([12, 7, 9]);
    expect(idsIn(null)).toEqual([]);
  });
});
