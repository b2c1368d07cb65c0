import { auditActionTitle } from './audit-action-title.ts';
import { fieldTitle } from './field-title.ts';

/** The verbs of the access service and of the jobs and deliveries. */
const ACTIONS = [
  ...(
    'sign-in sign-out sign-in-failed refresh-reuse lock unlock unlock-failed set-lock-password update-profile ' +
    'change-password set-preferences end-session end-other-sessions bind-identity unbind-identity upload-file ' +
    'delete-file ' +
    'add-user update-user set-user-status reset-password update-permission delete-users end-user-sessions ' +
    'save-preset delete-preset tenant-domain read-notices'
  )
    .split(' ')
    .map((verb) => `access.${verb}`),
  ...'import undo cancelJob retryJob uploadFile deleteFile deleteDelivery'
    .split(' ')
    .map((verb) => `data.${verb}`),
];

describe('the title of an audited action', () => {
  it.each(ACTIONS)('%s is Chinese', (action) => {
    expect(auditActionTitle(action)).toMatch(/^[\u4e00-\u9fff]+$/);
  });

  it('differs between any two actions', () => {
    expect(new Set(ACTIONS.map(auditActionTitle)).size).toBe(ACTIONS.length);
  });

  it('is the action itself when it has no title', () => {
    expect(auditActionTitle('other.deed')).toBe('other.deed');
    expect(auditActionTitle('constructor')).toBe('constructor');
  });
});

describe('the title of a field', () => {
  it.each([
    ['realName', '姓名'],
    ['phone', '联系电话'],
    ['preferences.theme', '偏好设置 · 主题'],
    ['rows.0.name', 'rows · 1 · 名称'],
    ['toString', 'toString'],
  ])('of %s is %s', (path, title) => {
    expect(fieldTitle(path)).toBe(title);
  });
});
