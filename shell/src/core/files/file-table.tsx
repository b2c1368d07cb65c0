import { accessEntries, type FileRow } from '@console/contract-access';
import { useCall } from '@console/platform';
import { DataTable, useTableUrlState, type DataTableProps } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../access/access-client.ts';
import './files.css';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { FILE_CELLS } from './file-cells.tsx';
import { FileFilter } from './file-filter.tsx';
import type { FileList, FileUsage } from './file-list.ts';

interface FileTableProps extends Pick<DataTableProps<FileList>, 'spec' | 'title' | 'heading' | 'empty'> {
  /** How much space is used, in words. */
  readonly roomText: (usage: FileUsage) => string;
}

/** Stored files, how much space they use, and a button to delete those no longer needed. */
export function FileTable({ spec, roomText, ...named }: FileTableProps): ReactElement {
  const state = useTableUrlState(spec);
  const usage = useCall(client, accessEntries.fileUsage, {});
  const [asked, setAsked] = useState<FileRow | null>(null);
  const namesOwners = spec.columns.some(({ key }) => key === 'owner');
  return (
    <>
      <DataTable
        {...named}
        client={client}
        spec={spec}
        state={state}
        cells={FILE_CELLS}
        filterBar={<FileFilter state={state} />}
        toolbar={usage.data && <span className="shell-files-room">{roomText(usage.data)}</span>}
        rowActions={{
          width: 70,
          draw: (file) => (
            <Button
              type="link"
              size="small"
              danger
              aria-label={`删除 ${file.name}`}
              onClick={() => setAsked(file)}
            >
              删除
            </Button>
          ),
        }}
      />
      {asked && (
        <DeleteFileDialog
          file={asked}
          owner={namesOwners ? asked.owner : null}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
