import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from './access-entries.ts';

const services = ['access'] as const;

/** The calls of the notice bell. */
export const noticeRoutes = {
  unreadNotices: {
    id: 'access.unreadNotices',
    method: 'GET',
    path: '/api/notice/unread',
    services,
    needs: 'signed-in',
  },
  readNotices: {
    id: 'access.readNotices',
    method: 'POST',
    path: '/api/notice/read',
    services,
    needs: 'signed-in',
  },
} as const satisfies Readonly<Record<string, Address>>;

/** The same calls with the types of their inputs and outputs. */
export const noticeAddresses: AddressesOf<typeof noticeRoutes, typeof accessEntries> = noticeRoutes;
