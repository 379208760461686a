import { queryOptions, useQuery } from '@tanstack/react-query'

import { languageEndpoints } from '#shared/access/endpoints.ts'
import * as words from '#words/language-choice.ts'
import { call } from '#web/lib/call.ts'

import { LanguageSelect } from './language-select.tsx'

const ownLanguage = queryOptions({
  queryKey: ['language'],
  queryFn: ({ signal }) => call(languageEndpoints.getLanguage, {}, { signal }),
})

/** Offers what the account is set to, for whoever is signed in. */
export function OwnLanguage({ hasHint = false }: { hasHint?: boolean }) {
  const { data } = useQuery(ownLanguage)
  // The page's own until it is known.
  const chosen = data ? (data.language ?? '') : undefined
  const hint = chosen === '' ? words.automaticHint : words.hint

  return <LanguageSelect chosen={chosen} automatic={words.automatic} {...(hasHint && { hint })} />
}
