/** MariaDB's TO_DAYS of 1970-01-01: what it counts less this is days since then. */
export const TO_DAYS_EPOCH = 719_528;
