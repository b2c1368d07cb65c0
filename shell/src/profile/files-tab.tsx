import { accessEntries, accessTables, type FileRow } from '@console/contract-access';
import { useCall, useChange, usePlatform } from '@console/platform';
import { EmptyState } from '@console/ui';
import { DataTable, useTableUrlState, type CellOverrides } from '@console/ui/data';
import { Button, FaultAlert } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { bytesText } from '../operations/bytes-text.ts';
import { client } from '../system/access-client.ts';
import { FILE_PURPOSES, fileKind } from './file-kind.ts';
import styles from './profile.module.css';

const CELLS: CellOverrides<FileRow> = {
  name: {
    draw: ({ key, name }) => (
      <a href={accessEntries.file.path.replace(':key', key)} title={name}>
        {name}
      </a>
    ),
  },
  purpose: { draw: ({ purpose }) => FILE_PURPOSES[purpose] },
  mime: { draw: ({ mime }) => fileKind(mime) },
  bytes: { draw: ({ bytes }) => bytesText(bytes) },
};

/** What one has uploaded, how much room is left, and the way to delete what is not used any more. */
export function FilesTab(): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const state = useTableUrlState(accessTables.ownFiles);
  const usage = useCall(client, accessEntries.fileUsage, {});
  const [asked, setAsked] = useState<FileRow | null>(null);

  const remove = async ({ key, name }: FileRow): Promise<void> => {
    setAsked(null);
    if ((await change.run(() => client.call(accessEntries.deleteFile, { key }))) !== null)
      notify.success(`已删除 ${name}`);
  };

  return (
    <>
      <FaultAlert fault={change.fault} />
      <DataTable
        client={client}
        spec={accessTables.ownFiles}
        state={state}
        rowKey="key"
        counter="个"
        cells={CELLS}
        empty={<EmptyState title="暂无文件" cause="上传的头像、笔记图片与附件会列在这里" />}
        toolbar={
          usage.data && (
            <span className={styles['usage']}>
              已用 {bytesText(usage.data.usedBytes)} / {bytesText(usage.data.limitBytes)}
            </span>
          )
        }
        rowActions={{
          width: 70,
          draw: (file) => (
            <Button
              type="link"
              size="small"
              disabled={change.running}
              aria-label={`删除 ${file.name}`}
              onClick={() => setAsked(file)}
            >
              删除
            </Button>
          ),
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title="删除文件"
        text={`“${asked?.name ?? ''}”删除后不能恢复；仍引用它的笔记将无法再显示或下载该文件，是否继续?`}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked)}
      />
    </>
  );
}
