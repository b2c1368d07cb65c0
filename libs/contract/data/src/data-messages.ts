import type { Message } from '@console/contract-core';

const message = (code: string, status: number, text: string): Message => ({ code, status, text });

/** Refusals of the data service. Codes never change. */
export const DATA_MESSAGES = {
  keyMissing: message('D0400', 400, '缺少 Idempotency-Key 请求头'),
  rejectPlace: message('D0401', 400, '请指定导入记录或任务'),
  emptyFile: message('D0402', 400, '文件为空'),
  cutShort: message('D0403', 400, '上传中断，文件未保存'),
  fileTooLarge: message('D0413', 413, '文件超过上限 {limit}'),
  /** The bytes are not what the name says. */
  wrongContent: message('D0415', 415, '文件内容与扩展名不符：{name}'),
  diskFull: message('D0507', 503, '磁盘空间不足，文件未保存'),
  unknownDelivery: message('D0404', 404, '待导入目录不存在：{name}'),
  busyDelivery: message('D1001', 200, '目录 {name} 正被任务 {job} 使用，请等待其结束或先取消'),
  nothingToImport: message('D1002', 200, '目录 {name} 中没有可导入的文件：{reason}'),
  badMapping: message('D1003', 200, '字段映射 {name} 无效：{reason}'),
  mixing: message('D1005', 200, '演示数据与真实数据不能混在一起：{reason}'),
  cannotUndo: message('D1004', 200, '导入记录 {id} 不能撤销：{reason}'),
} as const satisfies Record<string, Message>;
