import { accessTables } from '@console/contract-access';
import { EmptyState, Page } from '@console/ui';
import type { ReactElement } from 'react';
import { FileTable } from '../../core/files/file-table.tsx';
import { roomText } from '../../core/files/room-text.ts';

/** 文件管理: the files of all users of the tenant, for administrators who free space. */
export default function FilesPage(): ReactElement {
  return (
    <Page>
      <FileTable
        spec={accessTables.tenantFiles}
        title="文件管理"
        heading="h1"
        roomText={({ tenantUsedBytes, tenantLimitBytes }) =>
          `本租户${roomText(tenantUsedBytes, tenantLimitBytes)}`
        }
        empty={<EmptyState title="暂无文件" cause="本租户用户上传的头像、笔记图片与附件会列在这里" />}
      />
    </Page>
  );
}
