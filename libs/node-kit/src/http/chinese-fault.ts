import { z } from 'zod';
import { fewNames } from './few-names.ts';

const { localeError } = z.locales.zhCN();

/** What values must be, by the word that schemas have for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: '是或否',
  array: '列表',
  tuple: '列表',
  object: '对象',
  record: '对象',
};
const COUNTED: Readonly<Record<string, string>> = { string: '个字符', array: '项', set: '项', map: '项' };

/** What is wrong with a value, in Chinese without the schema's own words and signs: 应不小于 2. */
export function chineseFault(issue: z.core.$ZodRawIssue): string | undefined {
  const said = OURS[issue.code]?.(issue) ?? localeError(issue);
  return typeof said === 'string' ? said : said?.message;
}

/** What is not said here is said as zod has it. */
const OURS: Readonly<Record<string, (issue: z.core.$ZodRawIssue) => string | undefined>> = {
  invalid_type: ({ expected, input }) => {
    const kind = KINDS[String(expected)];
    if (input === undefined) return kind === undefined ? '不能缺少' : `不能缺少，应为${kind}`;
    return kind === undefined ? undefined : `应为${kind}`;
  },
  too_small: ({ origin, minimum, inclusive }) => {
    const counted = COUNTED[String(origin)];
    if (counted !== undefined)
      return Number(minimum) === 1 ? '不能为空' : `至少 ${String(minimum)} ${counted}`;
    return isNumber(origin) ? `应${inclusive === false ? '大于' : '不小于'} ${String(minimum)}` : undefined;
  },
  too_big: ({ origin, maximum, inclusive }) => {
    const counted = COUNTED[String(origin)];
    if (counted !== undefined) return `最多 ${String(maximum)} ${counted}`;
    return isNumber(origin) ? `应${inclusive === false ? '小于' : '不大于'} ${String(maximum)}` : undefined;
  },
  invalid_value: ({ values }) =>
    Array.isArray(values) ? `只能是 ${values.map(String).join('、')}` : undefined,
  invalid_format: ({ format }) => (format === 'regex' ? '格式不正确' : undefined),
  unrecognized_keys: ({ keys }) =>
    Array.isArray(keys) ? `没有名为 ${fewNames(keys as string[])} 的参数` : undefined,
};

const isNumber = (origin: unknown): boolean => origin === 'number' || origin === 'int' || origin === 'bigint';
