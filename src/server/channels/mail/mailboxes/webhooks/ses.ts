import { createVerify, X509Certificate } from 'node:crypto'

import { z } from 'zod'

import { MAX_SES_BYTES, type Posted, type PostedCall, type PostedProof } from './posted-mail.ts'

/** With the name of a region: `sns.s3-us-west-2` is a bucket that anyone may have named. */
const HOST = /^sns\.[a-z]{2,4}(?:-[a-z]{2,12}){1,3}-\d{1,2}\.amazonaws\.com(?:\.cn)?$/

const Envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().min(1).max(200),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().nullish(),
  Timestamp: z.string(),
  SubscribeURL: z.string().nullish(),
  Token: z.string().nullish(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
})
type Envelope = z.infer<typeof Envelope>

const Received = z.object({
  notificationType: z.literal('Received'),
  content: z.string().min(1),
  receipt: z.object({ action: z.object({ encoding: z.string().optional() }) }),
})

/** Signed fields of each kind, in this order. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const

/** `signed`: this certificate is asked for next. `confirm`: this address is to be read. */
export type SesResult =
  | Posted
  | { kind: 'signed'; certificateUrl: string }
  | { kind: 'confirm'; url: string }

/** Amazon SES posts through SNS, which signs with a certificate of its own. */
export function readSes({ body }: PostedCall, { proofKey, certificate }: PostedProof): SesResult {
  if (body.length > MAX_SES_BYTES) return { kind: 'refused' }
  const envelope = Envelope.safeParse(parse(new TextDecoder().decode(body)))
  if (!envelope.success || envelope.data.TopicArn !== proofKey) return { kind: 'refused' }
  const { data } = envelope
  const url = toAmazonAddress(data.SigningCertURL)
  if (!url?.pathname.endsWith('.pem')) return { kind: 'refused' }
  if (certificate === null) return { kind: 'signed', certificateUrl: url.href }
  if (!isSigned(data, certificate)) return { kind: 'refused' }
  if (data.Type === 'SubscriptionConfirmation') {
    const address = toAmazonAddress(data.SubscribeURL ?? '')
    return address ? { kind: 'confirm', url: address.href } : { kind: 'refused' }
  }
  if (data.Type !== 'Notification') return { kind: 'nothing' }
  const received = Received.safeParse(parse(data.Message))
  // Amazon tells a new subscriber in plain words that it works.
  if (!received.success) return { kind: data.Message.includes('"content"') ? 'unread' : 'nothing' }
  const { content, receipt } = received.data
  const isBase64 = receipt.action.encoding?.toUpperCase() === 'BASE64'
  const raw = Buffer.from(content, isBase64 ? 'base64' : 'utf8')
  return { kind: 'mail', mail: { raw, mark: `sns ${data.MessageId}` } }
}

function isSigned(envelope: Envelope, certificate: string): boolean {
  const kind = envelope.Type === 'Notification' ? 'Notification' : 'SubscriptionConfirmation'
  const text = SIGNED[kind]
    .flatMap((name) => (envelope[name] == null ? [] : [`${name}\n${envelope[name]}\n`]))
    .join('')
  const algorithm = envelope.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
  try {
    const { publicKey } = new X509Certificate(certificate)
    return createVerify(algorithm).update(text).verify(publicKey, envelope.Signature, 'base64')
  } catch {
    return false
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the address if it is one of Amazon's SNS, and undefined for any other. */
function toAmazonAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return url.protocol === 'https:' && isPlain && HOST.test(url.hostname) ? url : undefined
}
