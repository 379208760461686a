import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { useConfirmationInAddress } from './confirmation-in-address.ts'
import { onQuestion, pendingQuestion } from '#web/lib/confirmation.ts'

// Comes when it is first asked for, with the library of the passkeys.
const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
}))

/** Asks the owner of the account to confirm, whichever call of whichever page waits for it. */
export function ConfirmationHost() {
  useConfirmationInAddress()
  const question = useSyncExternalStore(onQuestion, pendingQuestion)
  const [wasAsked, setWasAsked] = useState(false)
  if (question !== null && !wasAsked) setWasAsked(true)
  // Stays once it was there: only then does closing it give the focus back.
  if (!wasAsked) return null
  return (
    <Suspense>
      <ConfirmIdentityDialog question={question} />
    </Suspense>
  )
}
