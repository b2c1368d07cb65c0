import { isIdNumber } from './id-number-rule.ts';

describe('a resident identity number', () => {
  // The first two are the examples of GB 11643-1999; the check digits of the others are worked by hand.
  it.each(['11010519491231002X', '440524188001010014', '11010519491231002x', '440524198001010013'])(
    'is recognised by its check digit: %s',
    (number) => {
      // The rule accepts no one born before 1900.
      expect(isIdNumber(number)).toBe(!number.startsWith('4405241880'));
    },
  );

  it('may belong to a person born on a leap day', () => {
    expect(isIdNumber('110101200002290018')).toBe(true);
  });

  it.each([
    ['110101190002290011', '29 February of a year that is no leap year'],
    ['110101200102290015', '29 February of a year that is no leap year'],
    ['110101200013010018', 'a thirteenth month'],
    ['110101200004310019', '31 April'],
    ['110101200001000015', 'a day 0'],
    ['11010118991231001X', 'a year before 1900'],
    ['010101200001010017', 'a region that begins with 0'],
  ])('is not %s, though its check digit is right: %s', (number) => {
    expect(isIdNumber(number)).toBe(false);
  });

  it('is refused with any single wrong digit', () => {
    const right = '440524198001010013';
    for (let place = 0; place < right.length; place += 1) {
      const digit = (Number(right[place]) + 1) % 10;
      const wrong = right.slice(0, place) + String(digit) + right.slice(place + 1);
      expect([wrong, isIdNumber(wrong)]).toEqual([wrong, false]);
    }
  });

  it('is refused with two neighbouring digits swapped', () => {
    expect(isIdNumber('404524198001010013')).toBe(false);
    expect(isIdNumber('440524198001010103')).toBe(false);
  });

  it.each([
    '',
    '440524198001010',
    '4405241980010100133',
    '44052419800101001Y',
    '44052X198001010013',
    ' 440524198001010013',
  ])('has eighteen places: %j has not', (text) => {
    expect(isIdNumber(text)).toBe(false);
  });
});
