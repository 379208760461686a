import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Site = { publicUrl: string }
type Asked = { challenge: string; user?: { id: string } }

type Signing = {
  origin?: string
  /** Host of the site that it signs for. */
  site?: string
  /** Sets the signature counter, as that of a cloned key would be. */
  counter?: number
  isVerified?: boolean
  /** Names its person; null for none. */
  userHandle?: string | null
}

/**
 * Makes an authenticator with one key pair that signs what a browser would have it sign. One that
 * verifies its user is a passkey that signs in alone: it knows whose it is.
 */
export function aSecurityKey(
  { publicUrl }: Site,
  { verifies = false, credentialId = randomBytes(16) } = {},
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = credentialId.toString('base64url')
  let uses = 0
  let person: string | undefined

  function authenticatorData({
    flags,
    counter,
    isVerified = verifies,
    site = new URL(publicUrl).hostname,
  }: Signing & { flags: number; counter: number }) {
    const head = Buffer.alloc(37)
    createHash('sha256').update(site).digest().copy(head)
    head.writeUInt8(flags | (isVerified ? USER_VERIFIED : 0), 32)
    head.writeUInt32BE(counter, 33)
    return head
  }

  function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  return {
    id,

    register({ challenge, user }: Asked, { isVerified }: Pick<Signing, 'isVerified'> = {}) {
      person = user?.id
      const cosePublicKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData({
          flags: USER_PRESENT | HAS_CREDENTIAL,
          counter: 0,
          ...(isVerified !== undefined && { isVerified }),
        }),
        Buffer.alloc(16),
        length,
        credentialId,
        cosePublicKey,
      ])
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', Uint8Array.from(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, publicUrl)),
          attestationObject: encode(attestationObject),
          transports: ['usb'],
        },
      }
    },

    sign(
      { challenge }: Asked,
      { origin = publicUrl, userHandle = verifies ? person : null, ...signing }: Signing = {},
    ) {
      uses += 1
      const authData = authenticatorData({ counter: uses, ...signing, flags: USER_PRESENT })
      const client = clientData('webauthn.get', challenge, origin)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(authData),
          signature: encode(sign('sha256', signed, privateKey)),
          ...(userHandle && { userHandle }),
        },
      }
    },
  }
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
