import { keptStyles } from './kept-styles.ts';

const used = (key: string): void => keptStyles.opUpdate(key, () => [1, key]);
const left = (key: string): void => keptStyles.opUpdate(key, () => null);

it('knows the styles of a component that nothing uses any more, and counts from nothing again', () => {
  used('style%button');
  left('style%button');
  expect(keptStyles.opGet('style%button')).toEqual([0, 'style%button']);
});

it('forgets everything else, and what it never knew', () => {
  used('token%light');
  left('token%light');
  left('style%table');
  expect([keptStyles.opGet('token%light'), keptStyles.opGet('style%table')]).toEqual([null, null]);
});
