import '@console/ui/tokens.css';
import type { ReactElement } from 'react';
import { BRAND } from '../../../core/brand/brand.ts';
import { NavyPanel } from '../navy-panel.tsx';
import styles from './arrival-page.module.css';
import type { SignedPerson } from './is-signed-in.ts';

interface ReplacePageProps {
  /** Whose session stands. */
  readonly person: SignedPerson;
  readonly onAnswer: (goesOn: boolean) => void;
}

/** Asks before a link signs in somebody else where a person is signed in: it may be a stranger's. */
export function ReplacePage({ person, onAnswer }: ReplacePageProps): ReactElement {
  return (
    <div className={styles['page']}>
      <title>{`更换登录账号 · ${BRAND.product}`}</title>
      <NavyPanel />
      <main className={styles['overlay']}>
        <h1 className={styles['question']}>
          当前已登录：{person.realName}（{person.username}）
        </h1>
        <p className={styles['consequence']}>
          继续将退出当前账号，改用链接中的账号登录。如非本人打开的链接，请取消。
        </p>
        <div className={styles['choices']}>
          <button type="button" onClick={() => onAnswer(true)}>
            继续
          </button>
          <button type="button" className={styles['stay']} onClick={() => onAnswer(false)}>
            取消
          </button>
        </div>
      </main>
    </div>
  );
}
