import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
const DIGITS = 6
/** Codes of the half minute before and after are right, too: clocks differ, and typing takes time. */
const STEPS_AROUND = 1
/** How far a clock is looked after to say that it is wrong. */
const STEPS_OF_A_WRONG_CLOCK = 120

export type TotpReading =
  | { ok: true; step: number }
  /** `minutesOff`: it would have been right with this clock. */
  | { ok: false; minutesOff: number | null }

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes)
}

/** What the authenticator app needs to know: as an address for the QR code, and to be typed. */
export function describeTotp(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const totp = totpOf(secret, { issuer, label: email })
  return { uri: totp.toString(), secret: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}

/** Which half minute a code is of, if it is one of now; null otherwise. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** The same, and what may be wrong. Whether it was used before is for the database to say. */
export function readTotpCode(secret: Buffer, code: string, now: Date): TotpReading {
  if (!/^\d{6}$/.test(code)) return { ok: false, minutesOff: null }
  const step = findTotpStep(secret, code, now)
  if (step !== null) return { ok: true, step }
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const off = totp.validate({ token: code, timestamp, window: STEPS_OF_A_WRONG_CLOCK })
  return { ok: false, minutesOff: off === null ? null : Math.round((off * PERIOD_S) / 60) }
}

function totpOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    // The one that every app knows.
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
  })
}
