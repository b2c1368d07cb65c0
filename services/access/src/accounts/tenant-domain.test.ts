import { readDomainArguments } from './tenant-domain.ts';

describe('the arguments of tenant-domain', () => {
  it('name the tenant and the domain, whose spelling does not matter', () => {
    expect(readDomainArguments(['--tenant', '100001', '--domain', 'Research.Example.com:443'])).toEqual({
      tenantId: '100001',
      domain: 'research.example.com',
    });
  });

  it.each([
    [[]],
    [['--tenant', '100001']],
    [['--domain', 'research.example.com']],
    [['--tenant', 'a/b', '--domain', 'research.example.com']],
    [['--tenant', '100001', '--domain', 'https://research.example.com']],
    [['--tenant', '100001', '--domain', `${'a'.repeat(63)}.`.repeat(4) + 'example']],
    [['--tenant', '100001', '--domain', 'research.example.com', '--force']],
  ])('refuse %j', (args) => {
    expect(() => readDomainArguments(args)).toThrow();
  });
});
