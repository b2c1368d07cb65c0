import { accessEntries, type FileRow } from '@console/contract-access';
import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../access/access-client.ts';

interface DeleteFileDialogProps {
  readonly file: Pick<FileRow, 'key' | 'name'>;
  /** The name of the user who uploaded it, where that may be another than the reader. */
  readonly owner: string | null;
  readonly onClose: () => void;
}

/** Asks before a file is deleted, and says what is lost with it. */
export function DeleteFileDialog({ file, owner, onClose }: DeleteFileDialogProps): ReactElement {
  const { key, name } = file;
  return (
    <DeleteDialog
      client={client}
      title="删除文件"
      remove={() => client.call(accessEntries.deleteFile, { key })}
      notice={`已删除 ${name}`}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>
        “{name}”{owner !== null && `（${owner} 上传）`}
        删除后不能恢复；仍引用它的笔记将无法再显示或下载该文件，是否继续?
      </p>
    </DeleteDialog>
  );
}
