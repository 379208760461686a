import { useState, useSyncExternalStore } from 'react'

import { useConfirmationInAddress } from './confirmation-in-address.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { onQuestion, pendingQuestion } from '#web/lib/http/confirmation.ts'

// Comes when it is first asked for, with the library of the passkeys.
const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
  { asDialog: ({ question }) => ({ isOpen: question !== null, close: () => question?.cancel() }) },
)

/** Asks the owner of the account to confirm, whichever call of whichever page waits for it. */
export function ConfirmationHost() {
  useConfirmationInAddress()
  const question = useSyncExternalStore(onQuestion, pendingQuestion)
  const [wasAsked, setWasAsked] = useState(false)
  if (question !== null && !wasAsked) setWasAsked(true)
  // Stays once it was there: only then does closing it give the focus back.
  if (!wasAsked) return null
  return <ConfirmIdentityDialog question={question} />
}
