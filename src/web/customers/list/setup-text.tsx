import { linkHolder } from '#words/connections.ts'
import * as words from '#words/customers.ts'
import { sayActor } from '#shared/connections/link-holder.ts'
import type { CustomerSetup } from '#shared/customers/contract.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TickMark } from '#web/ui/display/marks.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

/** How far single sign-on is: live, or what keeps people from signing in, since when and by whom; or what replaces it. */
export function SetupText({ setup, isEnabled }: { setup: CustomerSetup; isEnabled: boolean }) {
  if (!setup) {
    return isEnabled ? (
      <Badge tone="open" icon={<TickMark />}>
        {words.signOnLive}
      </Badge>
    ) : null
  }
  if (setup.state === 'emergency') {
    return <Badge tone="pending">{words.setupStates.emergency}</Badge>
  }
  return (
    <span>
      <SetupLine setup={setup} />
      {setup.by !== null && words.setupBy(sayActor(setup.by, linkHolder))}
    </span>
  )
}

/** The same without the person. */
export function SetupLine({ setup }: { setup: NonNullable<CustomerSetup> }) {
  const { state, at } = setup
  const text = words.setupStates[state]
  if (at === null) return <span>{text}</span>
  return (
    <TimeText at={at} format={(date, now) => words.setupSince(text, formatShortAge(date, now))} />
  )
}
