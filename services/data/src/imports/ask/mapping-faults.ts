import type { MappingFault } from '@console/market/files';
import { z } from 'zod';
import { inChinese } from '../../runs/in-chinese.ts';

const { localeError } = z.locales.zhCN();

/** The faults of a mapping, in Chinese: each with its path, `files.a.csv.0.table：…；…`. */
export function mappingFaults({ issues }: Pick<MappingFault, 'issues'>): string {
  return issues.map((issue) => [issue.path.join('.'), faultOf(issue)].filter(Boolean).join('：')).join('；');
}

/** The text of a fault: our own conditions have a message, zod's a locale. */
function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return inChinese(issue.message);
  const said = localeError(issue as z.core.$ZodRawIssue);
  return (typeof said === 'string' ? said : said?.message) ?? '无效输入';
}
