import { chooseDemo } from './choose-demo.mjs';

const current = { isCurrent: true };

test('the first start loads the small demo, or the size asked for', () => {
  const empty = /** @type {const} */ ({ loaded: undefined, isCurrent: false, mart: 'nothing' });
  expect(chooseDemo({ ...empty, wish: undefined })).toEqual({ load: 'small', clear: false });
  expect(chooseDemo({ ...empty, wish: 'full' })).toEqual({ load: 'full', clear: false });
  expect(chooseDemo({ ...empty, wish: 'none' })).toMatchObject({ load: null, hasDemo: false });
});

test('without a wish, the choice of the first start stays', () => {
  const full = /** @type {const} */ ({ ...current, loaded: 'full', mart: 'demo' });
  expect(chooseDemo({ ...full, wish: undefined })).toMatchObject({ load: null, hasDemo: true });
  const none = /** @type {const} */ ({ ...current, loaded: 'none', mart: 'nothing' });
  expect(chooseDemo({ ...none, wish: undefined })).toMatchObject({ load: null, hasDemo: false });
});

test('a load that was cut short, or that the mart has no record of, is done again', () => {
  expect(chooseDemo({ wish: undefined, loaded: undefined, isCurrent: false, mart: 'demo' })).toEqual({
    load: 'small',
    clear: true,
  });
  expect(chooseDemo({ ...current, wish: undefined, loaded: 'full', mart: 'nothing' })).toEqual({
    load: 'full',
    clear: false,
  });
});

test('demo data of another size or an older version makes way for the new', () => {
  const small = /** @type {const} */ ({ loaded: 'small', mart: 'demo' });
  expect(chooseDemo({ ...small, ...current, wish: 'full' })).toEqual({ load: 'full', clear: true });
  expect(chooseDemo({ ...small, isCurrent: false, wish: undefined })).toEqual({ load: 'small', clear: true });
});

test.each([undefined, 'none', 'small', 'full'])('real data is never overwritten: wish %s', (wish) => {
  expect(chooseDemo({ ...current, wish, loaded: 'small', mart: 'real' })).toMatchObject({
    load: null,
    hasDemo: false,
  });
});

test('a wish for no demo data is refused with advice where some is loaded', () => {
  expect(() => chooseDemo({ ...current, wish: 'none', loaded: 'small', mart: 'demo' })).toThrow('DATA_DIR=');
});
