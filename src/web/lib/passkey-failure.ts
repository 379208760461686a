/** What to say when the browser has made or used no passkey. */
export function passkeyFailure(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : ''
  // Browsers do not tell one from the other.
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'The passkey was not used: it was cancelled, or it took too long. Please try again.'
  }
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (name === 'SecurityError') {
    return 'Passkeys do not work at this address. They need the name of the site, by https.'
  }
  return 'Your browser could not use a passkey. Try another browser, or another way to sign in.'
}
