/** SNS sends 256 KB at most, of which JSON may escape each letter. */
export const MAX_SES_BYTES = 1024 * 1024

/** What a provider posted: a mail, or nothing that is one. */
export type PostedMail = {
  raw: Uint8Array
  /** What proved it once and must not prove another mail; null where each call proves itself. */
  mark: string | null
}

/** A call as it came, before anything parsed it. */
export type PostedCall = {
  body: Uint8Array<ArrayBuffer>
  contentType: string
  /** Of the header Authorization. */
  authorization: string | undefined
  /** Of SendGrid's security policy. */
  signature: string | undefined
  timestamp: string | undefined
  now: Date
}

/** What proves calls to a mailbox. */
export type PostedProof = {
  secret: string | null
  proofKey: string | null
  /** What Amazon has signed with, once it is known; null for others. */
  certificate: string | null
}

/**
 * `refused`: nothing proves the call. `unread`: it is proved, and holds no raw mail. `nothing`: it is proved
 * and says something else.
 */
export type Posted =
  | { kind: 'mail'; mail: PostedMail }
  | { kind: 'refused' }
  | { kind: 'unread' }
  | { kind: 'nothing' }
