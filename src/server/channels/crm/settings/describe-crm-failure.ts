import type { CrmOverview } from '#shared/crm/contract.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { translateStored, type Telling } from '#server/platform/text/translate-stored.ts'

type Texts = Pick<Words, 'crm'>

const ENGLISH: Texts = wordsIn('en')

/** Explains to a reader why work with the CRM failed. */
export function describeCrmFailure(words: Texts, stored: string): string {
  return translateStored(stored, { tellings: TELLINGS, english: ENGLISH, texts: words })
}

/** Says all that failed in what administrators see of the connection. */
export function overviewInWords(words: Texts, overview: CrmOverview): CrmOverview {
  const { checkFailure, lastError, refused } = overview
  return {
    ...overview,
    checkFailure: checkFailure && describeCrmFailure(words, checkFailure),
    lastError: lastError && { ...lastError, message: describeCrmFailure(words, lastError.message) },
    refused: refused.map((one) => ({ ...one, failure: describeCrmFailure(words, one.failure) })),
  }
}

const TELLINGS: Telling<Texts>[] = [
  ({ crm }) => crm.callStopped,
  ({ crm }) => crm.noAnswer,
  ({ crm }) => crm.notUnderstood,
  ({ crm }) => crm.isAway,
  ({ crm }) => crm.connectionTokenRefused,
  ({ crm }) => crm.limitReached,
  ({ crm }) => crm.propertyNotUnique,
  ({ crm }) => crm.fileElsewhere,
  ({ crm }) => crm.noOpenStage,
  ({ crm }) => crm.ticketGone,
  ({ crm }) => crm.ticketMerged,
  ({ crm }) => crm.customerHasNoCompany,
  ({ crm }) => crm.deliveryTooSlow,
  ({ crm }) => crm.noToken,
  ({ crm }, [code = '']) => crm.couldNotReach(code),
  ({ crm }, [found = '', wanted = '']) => crm.tokenOfAnother({ found, wanted }),
  ({ crm }, [scope = '']) => crm.scopesRequired([scope]),
  ({ crm }, [scopes = '', last = '']) => crm.scopesRequired([scopes, last]),
  ({ crm }, [scopes = '']) => crm.scopesLacking([scopes]),
  ({ crm }, [status]) => crm.fileUnreadable(Number(status)),
  ({ crm }, [status]) => crm.answered(Number(status)),
  ({ crm }, [name = '']) => crm.fileMissing(name),
  ({ crm }, [name = '']) => crm.otherAccount(name),
]
