// Free of schemas, so that any page may import it.

/** Facts about a mail that its text does not show. */
export const MAIL_REMARKS = [
  /** It carries a signature that was not checked here. */
  'signed',
  /** Its words are in an encrypted file. */
  'encrypted',
  /** Signed in such a way that its words are within the signature's file. */
  'opaque',
  /** Outlook has put its words and files into winmail.dat. */
  'winmail',
  /** It is an invitation, which cannot be answered here. */
  'calendar',
  /** Pictures of other hosts are links. */
  'remote-pictures',
  /** Its formatting could not be read in time, so that plain text is shown. */
  'plain-only',
] as const
export type MailRemark = (typeof MAIL_REMARKS)[number]

export const LEFT_OUT_REASONS = [
  /** A file beyond the limit for one. */
  'too-large',
  /** A file beyond the number that a comment may have. */
  'too-many',
  /** A text that goes on beyond what a comment holds. */
  'too-long',
  /** A picture that only the quoted text shows. */
  'quoted',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]
