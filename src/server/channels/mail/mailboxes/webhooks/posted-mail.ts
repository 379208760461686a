/** SNS sends 256 KB at most, of which JSON may escape each letter. */
export const MAX_SES_BYTES = 1024 * 1024

/** A provider's post: a mail, or none. */
export type PostedMail = {
  raw: Uint8Array
  /** Mark of a proof that must not prove another mail; null when each call proves itself. */
  mark: string | null
}

/** A call as it came, before anything parsed it. */
export type PostedCall = {
  body: Uint8Array<ArrayBuffer>
  contentType: string
  /** Value of the header Authorization. */
  authorization: string | undefined
  /** Signature of SendGrid's security policy. */
  signature: string | undefined
  timestamp: string | undefined
  now: Date
}

/** Proof of calls to a mailbox. */
export type PostedProof = {
  secret: string | null
  proofKey: string | null
  /** Certificate that Amazon has signed with, once it is known; null for others. */
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
