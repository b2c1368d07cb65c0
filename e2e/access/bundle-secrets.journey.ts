import { secretsOfTheSuite, textFiles } from '../support/suite/secrets.ts';

describe('secrets', () => {
  it('are in no bundle that a browser fetches', async () => {
    const secrets = await secretsOfTheSuite();
    const files = [...(await textFiles('shell')), ...(await textFiles('remotes'))];
    expect(files.length).toBeGreaterThan(20);
    const holders = files.filter(
      ({ text }) =>
        secrets.some((secret) => text.includes(secret)) || /-----BEGIN [A-Z ]*PRIVATE KEY/.test(text),
    );
    expect(holders.map(({ file }) => file)).toEqual([]);
  });
});
