import { useEffect, useEffectEvent, useRef } from 'react'

import { type DraftKey, draftKeyText } from '#web/lib/storage/drafts.ts'

/** On which forms of one draft, in this tab and in others, learn that it was sent. */
const CHANNEL = 'portico:sent-drafts'

type Message<Sent> = { key: string; sent: Sent }

/** Tells the other forms of the draft what was sent, and hears it from them: it must not be sent twice. */
export function useSentElsewhere<Sent>(draftKey: DraftKey, onSent: (sent: Sent) => void) {
  const key = draftKeyText(draftKey)
  const hear = useEffectEvent(onSent)
  const own = useRef<BroadcastChannel>(null)

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    own.current = channel
    channel.addEventListener('message', ({ data }: MessageEvent<Message<Sent>>) => {
      if (data.key === key) hear(data.sent)
    })
    return () => {
      own.current = null
      channel.close()
    }
  }, [key])

  return function tell(sent: Sent) {
    // Through its own channel a form does not hear itself. One that was left has none any more.
    const channel = own.current ?? new BroadcastChannel(CHANNEL)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves this origin
    channel.postMessage({ key, sent } satisfies Message<Sent>)
    if (channel !== own.current) channel.close()
  }
}
