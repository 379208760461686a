import { startRegistration } from '@simplewebauthn/browser'

import type { PasskeyRegistration } from '#shared/account/passkeys.ts'
import { passkeyFailure } from '#web/lib/passkey-failure.ts'

/** Has the browser make a passkey, by what the server has asked for. */
export async function makePasskey(options: object): Promise<PasskeyRegistration> {
  try {
    // Both ends are the same library's, which needs no types in between.
    const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    return { id, rawId, type: 'public-key', response }
  } catch (error) {
    throw new Error(passkeyFailure(error), { cause: error })
  }
}
