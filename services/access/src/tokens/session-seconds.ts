/** How long a session and its refresh token outlive their last use, in seconds: 14 days of real time. */
export const SESSION_SECONDS = 14 * 24 * 3600;
