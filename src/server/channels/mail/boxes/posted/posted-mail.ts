/** What a provider posted: a mail, or nothing that is one. */
export type PostedMail = {
  raw: Buffer
  /** What proved it once and must not prove another mail; null where each call proves itself. */
  mark: string | null
}

/** A call as it came, before anything parsed it. */
export type PostedCall = {
  body: Buffer
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
  /** Reads an address of Amazon, and no other. */
  fetchText: (url: URL) => Promise<string>
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
