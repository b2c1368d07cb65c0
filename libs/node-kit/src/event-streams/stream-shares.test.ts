import { StreamShares } from './stream-shares.ts';

const taker = (shares: StreamShares) => (tenantId: string, userId: number) =>
  shares.take({ tenantId, userId });

it('gives one user six, and the next one when one of them is given back', () => {
  const take = taker(new StreamShares());
  const [first] = Array.from({ length: 6 }, () => take('a', 1));
  expect(() => take('a', 1)).toThrow('同时打开的实时更新过多，请关闭一些页面后重试');
  take('a', 2);
  // A user with the same id in another tenant is another user.
  take('b', 1);
  first?.();
  first?.();
  take('a', 1);
  expect(() => take('a', 1)).toThrow(expect.objectContaining({ status: 429 }));
});

it('leaves half to the other tenants, and a place to each that comes later', () => {
  const shares = new StreamShares();
  const takeAll = (tenant: string): number => {
    for (let count = 0; ; count += 1)
      try {
        shares.take({ tenantId: tenant, userId: count });
      } catch (error) {
        expect(error).toMatchObject({ status: 503, message: '实时更新的连接已满，请稍后重试' });
        return count;
      }
  };
  expect(['a', 'b', 'c', 'd'].map(takeAll)).toEqual([20, 10, 5, 3]);
  expect(shares.open).toBe(38);
});
