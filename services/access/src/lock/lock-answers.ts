import { lockEntries } from '@console/contract-access';
import { answers, by, done } from '@console/node-kit/http';
import { actorOf } from '../users/acting.ts';
import { LockPasswordService } from './lock-password.service.ts';
import { LockService } from './lock.service.ts';

export const lockAnswers = answers(lockEntries, {
  lock: by(LockService, (locks, _input, call) => done(locks.lock(actorOf(call)))),
  unlock: by(LockService, (locks, { password }, call) => done(locks.unlock(actorOf(call), password))),
  setLockPassword: by(LockPasswordService, (passwords, input, call) =>
    done(passwords.set(actorOf(call), input)),
  ),
});
