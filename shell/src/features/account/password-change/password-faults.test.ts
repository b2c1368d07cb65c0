import { passwordFaults } from './password-faults.ts';

const faults = (oldPassword: string, newPassword: string, confirm: string): unknown =>
  passwordFaults({ oldPassword, newPassword, confirm }, 'analyst1');

describe('the form of a new password', () => {
  it('asks for all three fields', () => {
    expect(faults('', '', '')).toEqual({
      oldPassword: '该项为必填项',
      newPassword: '该项为必填项',
      confirm: '该项为必填项，请再次输入密码',
    });
  });

  it('lets a fitting password pass', () => {
    expect(faults('Analyst#2026', 'Mulberry#77', 'Mulberry#77')).toEqual({});
  });

  it('wants the same password twice', () => {
    expect(faults('a', 'Mulberry#77', 'Mulberry#78')).toEqual({ confirm: '两次输入密码不一致!' });
  });

  it.each([
    ['Short#1', '密码为8-30位，须含字母及数字或符号'],
    ['Analyst1', '密码不能包含用户名或其倒写'],
    ['#1tsylanA', '密码不能包含用户名或其倒写'],
    ['password123', '该密码过于常见，请更换'],
  ])('says why %s will not do', (password, text) => {
    expect(faults('a', password, password)).toEqual({ newPassword: text });
  });
});
