import { AVATAR_MAX_BYTES } from '@console/contract-access';
import { Button } from '@console/ui/form';
import { useId, useRef, useState, type ReactElement } from 'react';
import { AVATAR_TYPES, avatarFault } from './avatar-fault.ts';
import './profile.css';
import { uploadAvatar } from './upload-avatar.ts';

interface AvatarFieldProps {
  /** The picture as it will be saved; null for none. */
  readonly link: string | null;
  /** Shown when there is no picture. */
  readonly initial: string;
  readonly onChange: (link: string | null) => void;
}

/** The picture, chosen from the reader's machine and shown before it is saved. */
export function AvatarField({ link, initial, onChange }: AvatarFieldProps): ReactElement {
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();

  const choose = async (file: File): Promise<void> => {
    const found = avatarFault(file);
    setFault(found);
    if (found !== null) return;
    setSending(true);
    try {
      onChange(await uploadAvatar(file));
    } catch (error) {
      setFault(error instanceof Error ? error.message : '图片没有上传成功，请稍后重试');
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="shell-profile-avatar">
      {link === null ? (
        <span className="shell-profile-picture" aria-hidden="true">
          {initial}
        </span>
      ) : (
        <img className="shell-profile-picture" src={link} alt="头像" />
      )}
      <div>
        <div className="c-buttons">
          <Button loading={sending} aria-describedby={hint} onClick={() => picker.current?.click()}>
            选择头像
          </Button>
          {link !== null && (
            <Button type="text" onClick={() => onChange(null)}>
              移除
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="头像"
          accept={AVATAR_TYPES.join(',')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Otherwise choosing the same file once more, after it was mended, is no change.
            event.target.value = '';
            if (file) void choose(file);
          }}
        />
        {fault === null ? (
          <p id={hint} className="shell-profile-hint">
            jpg 或 png，不超过 {AVATAR_MAX_BYTES / 1024} KB
          </p>
        ) : (
          <p id={hint} role="alert" className="shell-profile-fault">
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
