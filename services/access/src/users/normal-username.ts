/** One spelling of a user name: `ADMIN`, ` admin` and full-width `ａｄｍｉｎ` are one user. */
export const normalUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase();
