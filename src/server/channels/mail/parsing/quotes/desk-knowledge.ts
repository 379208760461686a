import { QUOTE_WORDS } from './quote-words.ts'

/** Contents of a mail that the desk has already, as far as its head shows. */
export type DeskKnowledge = {
  /** It answers a mail that the desk has. */
  isAnswer: boolean
  /** Set when it claims to answer any mail. */
  isReply: boolean
  /** In lower case. */
  ownAddresses: string[]
  from: string | null
  subject: string
}

const ADDRESS = /[^\s<>"'():;,[\]*]+@[^\s<>"'():;,[\]*]+/g
const PREFIX = /^(?:\s*\p{L}{1,8}(?:\s*\[\d+\]|\s*\(\d+\))?\s*[:\uff1a]\s*)+/u
/** The number that we put before a subject. */
const NUMBER = /^\s*(?:\[[^\]]{1,40}\]\s*)+/
const FORWARDS = new RegExp(
  `^\\s*(?:${QUOTE_WORDS.map((one) => one.forwards).join('|')})\\s*[:\\uff1a]`,
  'iu',
)
/** Shorter ones are in many texts by chance. */
const SHORTEST_SUBJECT = 4
const LONGEST_READ = 4_000

/** Returns whether a subject is that of an answer, in any language. */
export function isReplySubject(subject: string): boolean {
  return PREFIX.test(subject) && !FORWARDS.test(subject)
}

/**
 * Returns whether the desk has the mail that is introduced like this: one that it sent, or that it
 * was sent. Without an address this is uncertain, so the quotes of an answer count as the mail that
 * it answers.
 */
export function hasAtDesk(introduction: string, desk: DeskKnowledge): boolean {
  const addresses = addressesIn(introduction)
  const [writer] = addresses
  const isOurs = writer !== undefined && isOwn(writer, desk)
  if (!desk.isAnswer) return desk.isReply && isOurs
  if (writer === undefined || isOurs || writer === desk.from) return true
  return addresses.some((address) => isOwn(address, desk)) || namesSubject(introduction, desk)
}

/** Returns whether text names one of our addresses or the subject of the conversation. */
export function namesUs(text: string, desk: DeskKnowledge): boolean {
  return addressesIn(text).some((address) => isOwn(address, desk)) || namesSubject(text, desk)
}

function addressesIn(text: string): string[] {
  const found = text.slice(0, LONGEST_READ).toLowerCase().match(ADDRESS) ?? []
  return found.map((address) => address.replace(/^mailto:/, '').replace(/[.>]+$/, ''))
}

/** Answers go to an address of ours with the mark of a ticket. */
function isOwn(address: string, { ownAddresses }: DeskKnowledge): boolean {
  return ownAddresses.includes(address.replace(/\+[^@]*@/, '@'))
}

function namesSubject(text: string, { subject }: DeskKnowledge): boolean {
  const wanted = plainSubject(subject)
  if (wanted.length < SHORTEST_SUBJECT) return false
  return text
    .slice(0, LONGEST_READ)
    .split('\n')
    .some((line) => plainSubject(line.replace(/^[^:\uff1a]{1,40}[:\uff1a]/, '')) === wanted)
}

function plainSubject(subject: string): string {
  const plain = subject.replaceAll(/[*_\s\u00a0]+/g, ' ').trim()
  return plain.replace(PREFIX, '').replace(NUMBER, '').replace(PREFIX, '').toLowerCase().trim()
}
