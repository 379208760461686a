import { useState } from 'react'

import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Why the form is not empty. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const [isDiscarded, setIsDiscarded] = useState(false)
  if (isDiscarded) return null

  return (
    <Banner
      action={
        <Button
          onClick={() => {
            setIsDiscarded(true)
            onDiscard()
          }}
        >
          Discard draft
        </Button>
      }
    >
      You had begun a ticket. We kept what you typed and attached.
    </Banner>
  )
}
