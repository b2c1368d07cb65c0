import '@console/ui/tokens.css';
import type { ReactElement } from 'react';
import { BRAND } from '../../../core/brand/brand.ts';
import { NavyPanel } from '../navy-panel.tsx';
import './arrival-page.css';
import type { SignedPerson } from './is-signed-in.ts';

interface ReplacePageProps {
  /** The person whose session exists. */
  readonly person: SignedPerson;
  readonly onAnswer: (goesOn: boolean) => void;
}

/**
 * Asks before a link signs in somebody else while a person is signed in: the link may come from a stranger.
 */
export function ReplacePage({ person, onAnswer }: ReplacePageProps): ReactElement {
  return (
    <div className="shell-arrival-page-page">
      <title>{`更换登录账号 · ${BRAND.product}`}</title>
      <NavyPanel />
      <main className="shell-arrival-page-overlay">
        <h1 className="shell-arrival-page-question">
          当前已登录：{person.realName}（{person.username}）
        </h1>
        <p className="shell-arrival-page-consequence">
          继续将退出当前账号，改用链接中的账号登录。如非本人打开的链接，请取消。
        </p>
        <div className="shell-arrival-page-choices">
          <button type="button" onClick={() => onAnswer(true)}>
            继续
          </button>
          <button type="button" className="shell-arrival-page-stay" onClick={() => onAnswer(false)}>
            取消
          </button>
        </div>
      </main>
    </div>
  );
}
