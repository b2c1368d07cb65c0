import { dataCalls, deliveryFileName, deliveryName } from '@console/contract-data';
import { Button, Input, Modal, Progress } from '@console/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { bytesText } from '../../../core/words/bytes-text.ts';
import { client } from './data-client.ts';
import './operations.css';
import { uploadFile } from './upload-file.ts';

interface UploadDialogProps {
  readonly open: boolean;
  readonly maxBytes: number;
  readonly onClose: () => void;
}

/** Uploads files from the reader's machine into one folder, one after the other. */
export function UploadDialog({ open, maxBytes, onClose }: UploadDialogProps): ReactElement {
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const upload = useUpload();
  const picker = useRef<HTMLInputElement>(null);
  const faults = nameFaults(name, files, maxBytes);
  const close = (): void => {
    upload.stop();
    setFiles([]);
    setName('');
    onClose();
  };
  const send = async (): Promise<void> => {
    if (await upload.send(name, files)) close();
  };
  return (
    <Modal
      open={open}
      title="上传数据文件"
      okText="上传"
      okButtonProps={{ disabled: files.length === 0 || name === '' || faults.length > 0 }}
      confirmLoading={upload.at !== null}
      mask={{ closable: false }}
      onOk={() => void send()}
      onCancel={close}
    >
      <div className="shell-operations-fields">
        <label htmlFor="upload-name">目录名称</label>
        <Input
          id="upload-name"
          value={name}
          placeholder="如 2026-11-20"
          onChange={(event) => setName(event.target.value.trim())}
        />
        <span>数据文件</span>
        <div className="shell-operations-picker">
          <Button onClick={() => picker.current?.click()}>选择文件</Button>
          <span>CSV 或 .csv.gz，另可附字段映射 .json</span>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label="数据文件"
            accept=".csv,.gz,.json"
            onChange={(event) => {
              setFiles([...(event.target.files ?? [])]);
              // Otherwise choosing the same files once more, after they were mended, is no change.
              event.target.value = '';
            }}
          />
        </div>
      </div>
      {files.length > 0 && (
        <ul className="shell-operations-chosen">
          {files.map((file) => (
            <li key={file.name}>
              {file.name} <span>{bytesText(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
      {upload.at && (
        <Progress percent={Math.floor(upload.at.share * 100)} aria-label={`上传 ${upload.at.file}`} />
      )}
      {[...faults, ...(upload.fault === null ? [] : [upload.fault])].map((fault) => (
        <p key={fault} role="alert" className="shell-operations-fault">
          {fault}
        </p>
      ))}
    </Modal>
  );
}

function nameFaults(name: string, files: readonly File[], maxBytes: number): readonly string[] {
  const bad = name === '' ? undefined : deliveryName().safeParse(name).error?.issues[0]?.message;
  return [
    ...(bad === undefined ? [] : [`目录名称${bad}`]),
    ...files.flatMap((file) => {
      if (!deliveryFileName().safeParse(file.name).success)
        return [`${file.name}：只接受 .csv、.csv.gz 或 .json 文件，名称只能含字母、数字、下划线、点和连字符`];
      return file.size > maxBytes ? [`${file.name}：超过上限 ${bytesText(maxBytes)}`] : [];
    }),
  ];
}

interface Upload {
  readonly at: { readonly file: string; readonly share: number } | null;
  readonly fault: string | null;
  /** True when all files have been stored on the server. */
  send(delivery: string, files: readonly File[]): Promise<boolean>;
  stop(): void;
}

function useUpload(): Upload {
  const queries = useQueryClient();
  const [at, setAt] = useState<Upload['at']>(null);
  const [fault, setFault] = useState<string | null>(null);
  const abort = useRef(new AbortController());
  return {
    at,
    fault,
    stop: () => {
      abort.current.abort();
      abort.current = new AbortController();
      setAt(null);
      setFault(null);
    },
    async send(delivery, files) {
      setFault(null);
      const { signal } = abort.current;
      try {
        for (const file of files) {
          const onProgress = (share: number): void => setAt({ file: file.name, share });
          onProgress(0);
          await uploadFile({ delivery, file, signal, onProgress });
        }
        return true;
      } catch (error) {
        if (!signal.aborted) setFault(error instanceof Error ? error.message : String(error));
        return false;
      } finally {
        if (!signal.aborted) setAt(null);
        await queries.invalidateQueries({ queryKey: [client.service, dataCalls.deliveries.id] });
      }
    },
  };
}
