import { chooseDemo } from './choose-demo.mjs';

test('the first start loads the small demo, or the size asked for', () => {
  const empty = /** @type {const} */ ({ loaded: undefined, mart: 'nothing' });
  expect(chooseDemo({ ...empty, wish: undefined })).toEqual({ load: 'small' });
  expect(chooseDemo({ ...empty, wish: 'full' })).toEqual({ load: 'full' });
  expect(chooseDemo({ ...empty, wish: 'none' })).toMatchObject({ load: null, hasDemo: false });
});

test('without a wish, what the first start chose stays', () => {
  expect(chooseDemo({ wish: undefined, loaded: 'full', mart: 'demo' })).toMatchObject({
    load: null,
    hasDemo: true,
  });
  expect(chooseDemo({ wish: undefined, loaded: 'none', mart: 'nothing' })).toMatchObject({
    load: null,
    hasDemo: false,
  });
});

test('a load cut short, or one the mart knows nothing of, is done again', () => {
  expect(chooseDemo({ wish: undefined, loaded: undefined, mart: 'demo' })).toEqual({ load: 'small' });
  expect(chooseDemo({ wish: undefined, loaded: 'full', mart: 'nothing' })).toEqual({ load: 'full' });
});

test.each([undefined, 'none', 'small', 'full'])('real data is never loaded over: wish %s', (wish) => {
  expect(chooseDemo({ wish, loaded: 'small', mart: 'real' })).toMatchObject({ load: null, hasDemo: false });
});

test('asking for no demo data where some stands is refused with what to do', () => {
  expect(() => chooseDemo({ wish: 'none', loaded: 'small', mart: 'demo' })).toThrow('DATA_DIR=');
});
