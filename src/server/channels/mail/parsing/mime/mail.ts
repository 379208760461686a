import type { LeftOut } from '#shared/tickets/mail.ts'
import type { MailRemark } from '#shared/tickets/mail-values.ts'

/** Content of a mail. Made in a worker thread, so that it is plain data. */
export type ReadMail = {
  from: Sender
  to: MailAddress[]
  cc: MailAddress[]
  /** Without line breaks and characters that deceive; may be empty. */
  subject: string
  /** Ids are without angle brackets. */
  messageId: string | null
  inReplyTo: string[]
  references: string[]
  /** As the sender's clock had it. */
  date: Date | null
  /** The new part as plain text. May be empty, and is never longer than a comment. */
  text: string
  /** Its quotes, and its signature. */
  quoted: string | null
  /** The new part, sanitized, with inline pictures as `cid:`. Null where plain text is all there is. */
  html: string | null
  /** As many as a comment may have, inline pictures of the new part first. */
  files: MailFile[]
  leftOut: LeftOut[]
  remarks: MailRemark[]
  automatic: AutomaticKind | null
  /** It may be a person's all the same: only one weak mark says that it is automatic. */
  isDoubtful: boolean
  /** A form of our own website wrote it. `from` is the address that it gives for answers. */
  isForm: boolean
  bounce: Bounce | null
  authentication: Authentication
}

export type MailAddress = {
  /** In lower case. */
  address: string
  name: string
}

/** Sender of a mail, only if that is exactly one address. */
export type Sender =
  | ({ ok: true } & MailAddress)
  | { ok: false; reason: SenderProblem; shown: string }

export type SenderProblem = 'no-from' | 'several-from' | 'several-addresses' | 'unreadable-from'

export type MailFile = {
  filename: string
  contentType: string
  bytes: Uint8Array
  /** Without angle brackets. */
  cid: string | null
  /** Set when `html` shows it in place. */
  isInline: boolean
}

/** `loop`: this installation's own. `bounce`: that a mail could not be delivered, or not yet. */
export type AutomaticKind = 'loop' | 'bounce' | 'absence' | 'auto-reply' | 'list' | 'bulk'

export type Bounce = {
  /** Address that the mail did not reach. */
  address: string | null
  /** Every address that may be theirs, the likeliest first. */
  addresses: string[]
  /** Such as 5.1.1. */
  status: string | null
  /** For good (5.x.x), or only so far (4.x.x). */
  isPermanent: boolean
  /** Every id that may be that of the returned mail, the likeliest first. */
  messageIds: string[]
  /** The mail server's words, which anybody may have written. */
  said: string
}

/** The receiving server's verdict on From. */
export type Authentication = {
  /** `dmarc`: it passed. `aligned`: DKIM or SPF passed for From's domain. */
  verdict: 'dmarc' | 'aligned' | 'none'
  /** The server that says so; null where no trusted one says anything. */
  by: string | null
  /** The results in the server's words, such as `dmarc=fail`. For agents. */
  results: string[]
}

/** Larger mails are not read: five of the largest files, as mail carries them. */
export const MAX_MAIL_BYTES = 72 * 1024 * 1024

export const BROKEN_REASONS = ['too-large', 'too-deep', 'too-slow', 'unreadable'] as const
export type BrokenReason = (typeof BROKEN_REASONS)[number]

export type ReadingRules = {
  /** Server whose Authentication-Results count; `topmost` for one that does not name itself. */
  trustedServer: string | null
  /** It writes them below its own Received. */
  resultsBelow?: boolean
  /** The addresses of this installation's mailboxes, in lower case. */
  ownAddresses: string[]
  installationId: string
  /** Left out where a mail is read for itself: then its own words say what it answers. */
  known?: DeskHas
}

/** Contents of the desk that a mail may quote. */
export type DeskHas = {
  /** The mail that it answers. */
  isAnswer: boolean
  /** Further addresses that our mail is sent from, in lower case. */
  senders: string[]
  /** The pictures of the ticket. */
  pictures: KnownPicture[]
}

export type KnownPicture = {
  sizeBytes: number
  /** Null for files of earlier versions. */
  sha256: string | null
}
