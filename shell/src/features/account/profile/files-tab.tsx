import { accessTables } from '@console/contract-access';
import { EmptyState } from '@console/ui';
import type { ReactElement } from 'react';
import { FileTable } from '../../../core/files/file-table.tsx';
import { roomText } from '../../../core/files/room-text.ts';

/** The files that the user has uploaded. */
export function FilesTab(): ReactElement {
  return (
    <FileTable
      spec={accessTables.ownFiles}
      roomText={({ usedBytes, limitBytes }) => roomText(usedBytes, limitBytes)}
      empty={<EmptyState title="暂无文件" cause="上传的头像、笔记图片与附件会列在这里" />}
    />
  );
}
