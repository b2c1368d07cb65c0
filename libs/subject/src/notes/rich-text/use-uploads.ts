import { useEffect, useRef, useState } from 'react';
import { uploadFile, type UploadedFile, type UploadFile } from './upload-file.ts';

export interface Upload {
  readonly id: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

export interface Uploads {
  readonly running: readonly Upload[];
  /** Why the last one did not succeed. */
  readonly fault: string | null;
  /** `onDone` is called when it is uploaded. */
  start(file: File, onDone: (uploaded: UploadedFile) => void): Promise<void>;
  cancel(id: number): void;
}

/** The uploads in progress. */
export function useUploads(upload: UploadFile = uploadFile): Uploads {
  const [running, setRunning] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const cancels = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const ours = cancels.current;
    return () => ours.forEach((cancel) => cancel.abort());
  }, []);
  return {
    running,
    fault,
    cancel: (id) => cancels.current.get(id)?.abort(),
    async start(file, onDone) {
      const id = (last.current += 1);
      const cancel = new AbortController();
      cancels.current.set(id, cancel);
      setFault(null);
      setRunning((now) => [...now, { id, name: file.name, share: 0 }]);
      const onProgress = (share: number): void =>
        setRunning((now) => now.map((each) => (each.id === id ? { ...each, share } : each)));
      try {
        onDone(await upload(file, { onProgress, signal: cancel.signal }));
      } catch (error) {
        const why = error instanceof Error ? error.message : '文件没有上传成功，请稍后重试';
        if (!cancel.signal.aborted) setFault(`${file.name}：${why}`);
      } finally {
        cancels.current.delete(id);
        setRunning((now) => now.filter((each) => each.id !== id));
      }
    },
  };
}
