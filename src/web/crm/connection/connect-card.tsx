import { Cable } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/crm.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { LateTokenDialog } from './late-token-dialog.tsx'

/** The page before anything is connected. */
export function ConnectCard() {
  const [isEntering, setIsEntering] = useState(false)

  return (
    <Card flush>
      <EmptyState
        title={words.notConnected}
        icon={<Cable aria-hidden="true" />}
        action={
          <Button
            variant="primary"
            onPointerEnter={LateTokenDialog.preload}
            onFocus={LateTokenDialog.preload}
            onClick={() => setIsEntering(true)}
          >
            {words.connect}
          </Button>
        }
      >
        {words.notConnectedText}
      </EmptyState>
      {isEntering && <LateTokenDialog onClose={() => setIsEntering(false)} />}
    </Card>
  )
}
