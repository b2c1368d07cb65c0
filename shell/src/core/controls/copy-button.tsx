import { usePlatform } from '@console/platform';
import { CopyIcon } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** 临时密码 */
  readonly what: string;
  readonly label?: string;
}

export function CopyButton({ text, what, label = '复制' }: CopyButtonProps): ReactElement {
  const { notify } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`已复制${what}`);
    } catch {
      // Browsers keep the clipboard to https and localhost, and may ask the reader.
      notify.error(`浏览器不允许复制，请选中${what}后手动复制`);
    }
  };
  return (
    <Button size="small" icon={<CopyIcon />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
