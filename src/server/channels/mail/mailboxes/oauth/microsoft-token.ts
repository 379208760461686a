import * as words from '#words/mailboxes.ts'

import { type AccessToken, requestToken } from './request-token.ts'

const SCOPE = 'https://outlook.office365.com/.default'

export type MicrosoftApp = { tenantId: string; clientId: string; clientSecret: string }

/** Asks Microsoft for a token of the app itself, which is good for every mailbox that Exchange lets it open. */
export function askMicrosoft(
  server: string,
  { tenantId, clientId, clientSecret }: MicrosoftApp,
  signal: AbortSignal,
): Promise<AccessToken> {
  return requestToken({
    url: `${server}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`,
    fields: {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: SCOPE,
    },
    explain: ({ description }) => {
      const [code = ''] = /^AADSTS\d+/.exec(description) ?? []
      return words.MICROSOFT_ANSWERS[code]
    },
    signal,
  })
}
