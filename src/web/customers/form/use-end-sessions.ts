import { useState } from 'react'

import { customerEndpoints } from '#shared/customers/endpoints.ts'
import type { CustomerInput } from '#shared/customers/contract.ts'
import { losesProvider } from '#shared/connections/fields.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

import type { CustomerValues } from './customer-fields.ts'

/** Asks before a change of the single sign-on ends sessions, with their number. */
export function useEndSessions(customerId: string | null) {
  const [isCounting, setIsCounting] = useState(false)
  const [asked, setAsked] = useState<{ count: number; go: () => void } | null>(null)

  /** Goes on at once where nothing ends. */
  async function check(saved: CustomerValues, { saml }: CustomerInput, go: () => void) {
    const before = { enabled: saved['saml.enabled'], entityId: saved['saml.entityId'] }
    if (customerId === null || !saml || !losesProvider(before, saml)) return go()
    setIsCounting(true)
    try {
      const { count } = await call(customerEndpoints.countCustomerSessions, {
        params: { customerId },
      })
      if (count === 0) go()
      else setAsked({ count, go })
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      setIsCounting(false)
    }
    return undefined
  }

  return {
    check,
    isCounting,
    count: asked?.count ?? null,
    confirm: () => {
      setAsked(null)
      asked?.go()
    },
    cancel: () => setAsked(null),
  }
}
