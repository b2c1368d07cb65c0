import type { Address, AddressesOf } from '@console/contract-core';
import type { accessEntries } from './access-entries.ts';

const services = ['access'] as const;

/** What the bell asks and marks. */
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

/** The same, with what their entries take and answer. */
export const noticeAddresses: AddressesOf<typeof noticeRoutes, typeof accessEntries> = noticeRoutes;
