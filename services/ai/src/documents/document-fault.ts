/** A document whose text cannot be had; the message says why, in Chinese, to who attached it. */
export class DocumentFault extends Error {}

export const TOO_LONG_TIME = '读取用时过长，请拆分或另存后重新上传';
export const TOO_LARGE_UNPACKED = '文件解压后过大，无法读取';
export const BROKEN = '文件已损坏或格式不符，无法读取';
