import { jest } from '@jest/globals';
import { storeText } from './store-text.ts';

afterEach(() => void jest.restoreAllMocks());

it('keeps a text in the browser, and removes it', () => {
  expect(storeText('draft', '没写完')).toBe(true);
  expect(window.localStorage.getItem('draft')).toBe('没写完');
  expect(storeText('draft', null)).toBe(true);
  expect(window.localStorage.getItem('draft')).toBeNull();
});

it('returns false when the browser has no room, and leaves the stored text unchanged', () => {
  storeText('draft', '先前');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeText('draft', '没处放')).toBe(false);
  expect(window.localStorage.getItem('draft')).toBe('先前');
});
