import { randomBytes } from 'node:crypto'

import type { TOTP } from 'otpauth'

const PERIOD_S = 30
const DIGITS = 6
/** How many steps of 30 seconds a code may be off, because clocks differ and typing takes time. */
const STEPS_AROUND = 1
/** How far off a clock may be to be named as the reason. */
const STEPS_OF_A_WRONG_CLOCK = 120

export type TotpReading =
  | { ok: true; step: number }
  /** `minutesOff`: the code is right for a clock that is off by this much. */
  | { ok: false; minutesOff: number | null }

export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

/** Returns the key for an authenticator app, as the address of a QR code and as text to type. */
export async function describeTotp(
  secret: Buffer,
  { issuer, email }: { issuer: string; email: string },
) {
  const totp = await totpOf(secret, { issuer, label: email })
  return { uri: totp.toString(), secret: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

/** Returns the 30-second step of a code that is right now, or null. */
export async function findTotpStep(
  secret: Buffer,
  code: string,
  now: Date,
): Promise<number | null> {
  const totp = await totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Returns the step of a code, or what may be wrong with it. The database knows whether it was used. */
export async function readTotpCode(secret: Buffer, code: string, now: Date): Promise<TotpReading> {
  if (!/^\d{6}$/.test(code)) return { ok: false, minutesOff: null }
  const step = await findTotpStep(secret, code, now)
  if (step !== null) return { ok: true, step }
  const totp = await totpOf(secret)
  const timestamp = now.getTime()
  const off = totp.validate({ token: code, timestamp, window: STEPS_OF_A_WRONG_CLOCK })
  return { ok: false, minutesOff: off === null ? null : Math.round((off * PERIOD_S) / 60) }
}

async function totpOf(
  secret: Buffer,
  names: { issuer?: string; label?: string } = {},
): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({
    ...names,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    // Use the algorithm that every app supports.
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
  })
}
