import { type ComponentType, useState } from 'react'

import * as words from '#words/desk.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

/** A part of a page that is loaded when it is first asked for. Nothing happens where that fails. */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  return {
    Part,
    /** Calls `then` once the part is there: at once where it is. */
    ask: async (then: () => void) => {
      try {
        if (!Part) {
          const loaded = await load()
          setPart(() => loaded)
        }
        then()
      } catch {
        toast.error(words.partFailed)
      }
    },
    /** Fetches it ahead. Where that fails it fails again when it is asked for, and is told then. */
    intend: () => void load().catch(() => undefined),
  }
}
