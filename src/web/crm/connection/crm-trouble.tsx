import type { ReactNode } from 'react'

import type { CrmOverview } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatAge, formatDayAndTime } from '#web/lib/format/format-time.ts'

/** Says at the top of the page what keeps both from being in step. */
export function CrmTrouble({ crm }: { crm: CrmOverview }) {
  const { state, tokenRefusedAt, unreachableSince, retryAt } = crm
  if (state === 'off') return null

  return (
    <>
      {tokenRefusedAt && (
        <Trouble title={words.tokenRefused} text={words.tokenRefusedText}>
          <Since at={tokenRefusedAt} />
        </Trouble>
      )}
      {unreachableSince && !tokenRefusedAt && (
        <Trouble title={words.unreachable} text={words.unreachableText}>
          <Since at={unreachableSince} />
          {retryAt && (
            <>
              {' '}
              {words.nextTry} <TimeText at={retryAt} format={formatDayAndTime} />.
            </>
          )}
        </Trouble>
      )}
    </>
  )
}

function Trouble({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Banner tone="danger">
      <strong>{title}</strong>
      <br />
      {text} {children}
    </Banner>
  )
}

function Since({ at }: { at: string }) {
  return (
    <>
      {words.since} <TimeText at={at} format={formatAge} />.
    </>
  )
}
