/** Digits, spaces and the characters people put around them. Words, as in "Call 0800…", are rejected. */
export const PHONE = /^\+?[\d\s().-]{6,25}(\s*(ext|x)\.?\s*\d{1,6})?$/i;
