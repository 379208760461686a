import { z } from 'zod'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import * as words from '#words/crm.ts'

import { ACCOUNT } from '#server/channels/crm/hubspot/client/api-version.ts'
import type { HubSpotRequest } from '#server/channels/crm/hubspot/client/request.ts'

/** The account with which tickets are linked. */
export type ExpectedAccount = {
  /** Null before the first check of the connection. */
  id(): Promise<string | null>
  /** Keeps that the token opens another one. */
  refuse(message: string): Promise<void>
}

/**
 * Asks before the first request whose account the token opens. One from a variable may open another since
 * the last start, in which our ids are those of other tickets: then nothing is sent and nothing is read.
 */
export function ofAccount(request: HubSpotRequest, expected: ExpectedAccount): HubSpotRequest {
  let isSure = false

  async function makeSure(signal: AbortSignal): Promise<void> {
    const wanted = await expected.id()
    if (wanted === null) return
    const { portalId } = await request(
      { method: 'GET', path: ACCOUNT, answer: z.object({ portalId: z.coerce.string() }) },
      signal,
    )
    if (portalId !== wanted) {
      const message = words.tokenOfAnother({ found: portalId, wanted })
      await expected.refuse(message)
      throw new CrmFailure('token', message, { code: 'OTHER_ACCOUNT' })
    }
    isSure = true
  }

  return async (call, signal) => {
    if (!isSure) await makeSure(signal)
    return request(call, signal)
  }
}
