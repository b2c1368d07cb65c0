import type { Message } from '@console/contract-core';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/** Refusals of evaluations, and of versions that fall behind the one in use. Codes never change. */
export const EVALUATION_MESSAGES = {
  noCases: message('A3301', '该主题还没有评测用例，请先新增用例'),
  underWay: message('A3302', '该主题已有评测在排队或运行，请等待其结束或先停止'),
  keyMissing: message('A3303', '开始评测须带 Idempotency-Key，以免重复评测', 400),
  caseFell: message(
    'A3304',
    '第 {number} 版有 {count} 个用例不如正在使用的第 {current} 版：{cases}。请修改模板后重新评测，或填写理由后仍然启用',
  ),
  notEvaluated: message(
    'A3305',
    '该主题有 {count} 个评测用例，第 {number} 版与正在使用的第 {current} 版还没有可比较的评测结果{models}。请先在“评测”中以全部用例同时评测这两版，或填写理由后仍然启用',
  ),
  newVersionNotEvaluated: message(
    'A3306',
    '该主题有 {count} 个评测用例，改动后的模板还没有评测。请取消勾选“保存后立即启用新版本”再保存，评测后再启用',
  ),
} as const satisfies Record<string, Message>;
