import { accessEntries, type FileRow } from '@console/contract-access';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../access/access-client.ts';

interface DeleteFileDialogProps {
  readonly file: Pick<FileRow, 'key' | 'name'>;
  /** Who uploaded it, where that is not the reader alone. */
  readonly owner: string | null;
  readonly onClose: () => void;
}

/** Asks before a file is deleted, and says what is lost with it; a refusal stands in the dialog. */
export function DeleteFileDialog({ file, owner, onClose }: DeleteFileDialogProps): ReactElement {
  const { key, name } = file;
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    if ((await change.run(() => client.call(accessEntries.deleteFile, { key }))) === null) return;
    notify.success(`已删除 ${name}`);
    onClose();
  };
  return (
    <AskDialog
      title="删除文件"
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        “{name}”{owner !== null && `（${owner} 上传）`}
        删除后不能恢复；仍引用它的笔记将无法再显示或下载该文件，是否继续?
      </p>
    </AskDialog>
  );
}
