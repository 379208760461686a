import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { ConnectionSettings } from '#shared/connections/fields.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'

import { testQueries } from './test-queries.ts'

/** Begins tests, each in a tab of its own. */
export function useBeginTest() {
  const calls = useConnectionCalls()
  const queries = useQueryClient()
  const [blockedUrl, setBlockedUrl] = useState<string>()
  const sending = useMutation({
    mutationFn: async ({ settings, tab }: { settings: ConnectionSettings; tab: Window | null }) => {
      try {
        const { redirectUrl } = await calls.beginTest(settings)
        if (tab) tab.location.replace(redirectUrl)
        else setBlockedUrl(redirectUrl)
      } catch (error) {
        tab?.close()
        throw error
      }
      await queries.invalidateQueries({ queryKey: testQueries.newest(calls).queryKey })
    },
  })

  function begin(settings: ConnectionSettings) {
    setBlockedUrl(undefined)
    // Browsers let a tab be opened by a press alone, so it opens before the server has said where to.
    const tab = window.open('', '_blank')
    // What the provider shows there has no hold of this page.
    if (tab) tab.opener = null
    sending.mutate({ settings, tab })
  }

  return { begin, isBeginning: sending.isPending, error: sending.error, blockedUrl }
}
