/**
 * By which two spellings of an email address are one account:
 * letter case does not tell people apart, a tag behind a plus does.
 */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase();
