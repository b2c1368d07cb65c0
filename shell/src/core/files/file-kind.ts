import type { UploadPurpose } from '@console/contract-access';

export const FILE_PURPOSES: Readonly<Record<UploadPurpose, string>> = { avatar: '头像', note: '笔记' };

const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.ms-powerpoint': 'PowerPoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
};

/** What people call a type of file. */
export const fileKind = (mime: string): string =>
  mime.startsWith('image/') ? '图片' : ((Object.hasOwn(KINDS, mime) ? KINDS[mime] : undefined) ?? mime);
