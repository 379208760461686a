import type { Page } from '@playwright/test'

/** A security key that Chromium makes believe there is. */
export async function plugInKey(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    /** Runs `work` while the key has forgotten what it was used for, which ends like a refusal. */
    async without(work: () => Promise<void>) {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
      await work()
      for (const credential of credentials) {
        await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
      }
    },
  }
}
