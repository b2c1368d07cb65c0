import { integrityOf, MissingHash } from './integrity.ts';

const ORIGIN = 'https://console.example';
const company = {
  manifestUrl: '/remotes/company/1.2.0/mf-manifest.json',
  integrity: { 'mf-manifest.json': 'sha384-a', 'assets/x.js': 'sha384-b' },
};

describe('the hash of a file', () => {
  it('is the registry’s, whatever the query', () => {
    expect(integrityOf([company], '/remotes/company/1.2.0/mf-manifest.json?retry=2', ORIGIN)).toBe(
      'sha384-a',
    );
    expect(integrityOf([company], `${ORIGIN}/remotes/company/1.2.0/assets/x.js`, ORIGIN)).toBe('sha384-b');
  });

  it('must be known for a module’s file', () => {
    expect(() => integrityOf([company], '/remotes/company/1.2.0/other.js', ORIGIN)).toThrow(MissingHash);
  });

  it('must be of a kind that browsers check: they ignore any other', () => {
    for (const hash of ['', 'sha384', 'md5-abc', 'sha384-'])
      expect(() =>
        integrityOf([{ ...company, integrity: { 'x.js': hash } }], '/remotes/company/1.2.0/x.js', ORIGIN),
      ).toThrow(MissingHash);
  });

  it('does not concern files of other folders, versions or origins', () => {
    expect(integrityOf([company], '/assets/x.js', ORIGIN)).toBeNull();
    expect(integrityOf([company], '/remotes/company/1.2.01/x.js', ORIGIN)).toBeNull();
    expect(integrityOf([company], 'https://cdn.example/remotes/company/1.2.0/x.js', ORIGIN)).toBeNull();
  });

  it('is found on another origin when the manifest is there', () => {
    const moved = { ...company, manifestUrl: 'https://cdn.example/company/mf-manifest.json' };
    expect(integrityOf([moved], 'https://cdn.example/company/assets/x.js', ORIGIN)).toBe('sha384-b');
  });
});
