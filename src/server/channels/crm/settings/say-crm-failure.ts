import type { CrmOverview } from '#shared/crm/contract.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { sayStored, type Telling } from '#server/platform/text/say-stored.ts'

type Texts = Pick<Words, 'crmAdmin' | 'crmCalls' | 'crmDelivery'>

const ENGLISH: Texts = wordsIn('en')

/** Explains to a reader why work with the CRM failed. */
export function sayCrmFailure(words: Texts, stored: string): string {
  return sayStored(stored, { tellings: TELLINGS, english: ENGLISH, texts: words })
}

/** Says all that failed in what administrators see of the connection. */
export function overviewInWords(words: Texts, overview: CrmOverview): CrmOverview {
  const { checkFailure, lastError, refused } = overview
  return {
    ...overview,
    checkFailure: checkFailure && sayCrmFailure(words, checkFailure),
    lastError: lastError && { ...lastError, message: sayCrmFailure(words, lastError.message) },
    refused: refused.map((one) => ({ ...one, failure: sayCrmFailure(words, one.failure) })),
  }
}

const TELLINGS: Telling<Texts>[] = [
  ({ crmCalls }) => crmCalls.stopped,
  ({ crmCalls }) => crmCalls.noAnswer,
  ({ crmCalls }) => crmCalls.notUnderstood,
  ({ crmCalls }) => crmCalls.isAway,
  ({ crmCalls }) => crmCalls.tokenRefused,
  ({ crmCalls }) => crmCalls.limitReached,
  ({ crmCalls }) => crmCalls.propertyNotUnique,
  ({ crmCalls }) => crmCalls.fileElsewhere,
  ({ crmDelivery }) => crmDelivery.noOpenStage,
  ({ crmDelivery }) => crmDelivery.ticketGone,
  ({ crmDelivery }) => crmDelivery.merged,
  ({ crmDelivery }) => crmDelivery.noCompany,
  ({ crmDelivery }) => crmDelivery.tookTooLong,
  ({ crmAdmin }) => crmAdmin.noToken,
  ({ crmCalls }, [code = '']) => crmCalls.unreachable(code),
  ({ crmCalls }, [found = '', wanted = '']) => crmCalls.tokenOfAnother({ found, wanted }),
  ({ crmCalls }, [scope = '']) => crmCalls.scopesRequired([scope]),
  ({ crmCalls }, [scopes = '', last = '']) => crmCalls.scopesRequired([scopes, last]),
  ({ crmCalls }, [scopes = '']) => crmCalls.scopesLacking([scopes]),
  ({ crmCalls }, [status]) => crmCalls.fileUnreadable(Number(status)),
  ({ crmCalls }, [status]) => crmCalls.answered(Number(status)),
  ({ crmDelivery }, [name = '']) => crmDelivery.fileMissing(name),
  ({ crmAdmin }, [name = '']) => crmAdmin.otherAccount(name),
]
