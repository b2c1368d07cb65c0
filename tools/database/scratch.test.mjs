import { scratchOwner, scratchPrefix } from './scratch.mjs';

test('a scratch schema of this folder names the process it belongs to', () => {
  expect(scratchOwner(`${scratchPrefix('0a1b2c3d', 4711)}market`, '0a1b2c3d')).toBe(4711);
});

test.each(['market', 'p4711_verify_market', '4e5f6a7bp4711_verify_market', '0a1b2c3dp4711_verify_letters'])(
  '%s is nobody’s scratch here',
  (schema) => {
    expect(scratchOwner(schema, '0a1b2c3d')).toBeNull();
  },
);

test('the prefix is no longer than services take, whatever the process number', () => {
  expect(scratchPrefix('0a1b2c3d', 2 ** 22).length).toBeLessThanOrEqual(24);
});
