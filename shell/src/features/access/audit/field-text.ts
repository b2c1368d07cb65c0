import { EMPTY } from '@console/contract-core';
import { SIGN_IN_METHODS } from '../../../core/words/sign-in-methods.ts';
import { authorityName } from '../authorities/authority-name.ts';

/** The titles of preferences that are stored as a key. */
const CHOICES: Readonly<Record<string, string>> = {
  'theme:light': '浅色',
  'theme:dark': '深色',
  'upColour:red': '红涨绿跌',
  'upColour:green': '绿涨红跌',
};

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A recorded value as text: authorities, states and ways to sign in by name, no value as a dash. */
export function fieldText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (path === 'status' && (value === 0 || value === 1)) return value === 1 ? '启用' : '停用';
  if (path === 'method') return SIGN_IN_METHODS[String(value)] ?? String(value);
  const choice = CHOICES[`${lastOf(path)}:${String(value)}`];
  if (choice !== undefined) return choice;
  if (typeof value === 'string') {
    const name = authorityName(value);
    return name === value ? value : `${name} ${value}`;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
