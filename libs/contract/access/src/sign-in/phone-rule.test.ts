import { isContactPhone, isMobile, normalPhone } from './phone-rule.ts';

describe('a mobile number', () => {
  it.each(['13000000000', '13800000001', '19999999999'])('is %s', (phone) => {
    expect(isMobile(phone)).toBe(true);
  });

  it.each([
    '',
    '12000000000',
    '1380000000',
    '138000000011',
    '23800000001',
    '1380000000a',
    '１３８００００００００１',
  ])('is not %j', (phone) => {
    expect(isMobile(phone)).toBe(false);
  });
});

describe('a contact number', () => {
  it.each([
    '13800000001',
    '010-88886666',
    '01088886666',
    '0755-26668888',
    '0755-2666888',
    '010-88886666-801',
    '400-810-6666',
    '4008106666',
    '800-810-6666',
  ])('is %s, mobile or landline', (phone) => {
    expect(isContactPhone(phone)).toBe(true);
  });

  it.each(['', '88886666', '10-88886666', '010-18886666', '010-888866667', '500-810-6666', '010-88886666-'])(
    'is not %j',
    (phone) => {
      expect(isContactPhone(phone)).toBe(false);
    },
  );
});

describe('the spelling of a number', () => {
  it.each([
    ['138 0000 0001', '13800000001'],
    ['+8613800000001', '13800000001'],
    ['+86-138 0000 0001', '13800000001'],
    ['008613800000001', '13800000001'],
    ['\t13800000001 ', '13800000001'],
    ['010-88886666', '010-88886666'],
    ['8613800000001', '8613800000001'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('of %j is %j', (written, phone) => {
    expect(normalPhone(written)).toBe(phone);
  });
});
