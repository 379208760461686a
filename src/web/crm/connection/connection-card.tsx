import { RefreshCw } from 'lucide-react'
import { useState } from 'react'

import type { CrmOverview } from '#shared/crm/contract.ts'
import { crmEndpoints } from '#shared/crm/endpoints.ts'
import * as words from '#words/crm.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { call } from '#web/lib/http/call.ts'
import { formatAge } from '#web/lib/format/format-time.ts'

import styles from '#web/crm/crm-page.module.css'
import { Facts } from './facts.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { useChangeCrm } from '#web/crm/use-change-crm.ts'

/** Account of the CRM, and the permissions of its token. */
export function ConnectionCard({ crm }: { crm: CrmOverview }) {
  const [isEntering, setIsEntering] = useState(false)
  const check = useChangeCrm(() => call(crmEndpoints.checkCrm, {}), { failed: words.checkNotAsked })
  const forget = useChangeCrm(() => call(crmEndpoints.removeCrmToken, {}), {
    done: () => words.tokenForgotten,
    failed: words.tokenNotForgotten,
  })
  const mayForget = crm.hasToken && !crm.isTokenGiven && crm.state === 'off'

  return (
    <Card title={words.connection}>
      <div className={styles.card}>
        {crm.checkFailure && (
          <Banner tone="danger">
            <strong>{words.checkFailed}</strong>
            <br />
            {crm.checkFailure}
          </Banner>
        )}
        <Facts
          facts={[
            [words.account, accountText(crm)],
            [words.token, tokenText(crm)],
            [words.scopes, <Scopes key="scopes" crm={crm} />],
            [words.checked, <Checked key="checked" crm={crm} />],
          ]}
        />
        <InlineConfirm
          label={words.connectionActions}
          question={words.askForget}
          onConfirm={() => forget.mutate()}
        >
          {(button) => (
            <span className={styles.actions}>
              {!crm.isTokenGiven && (
                <Button
                  variant={crm.hasToken ? 'plain' : 'primary'}
                  onClick={() => setIsEntering(true)}
                >
                  {crm.hasToken ? words.changeToken : words.connect}
                </Button>
              )}
              {crm.hasToken && (
                <Button
                  icon={<RefreshCw aria-hidden="true" />}
                  busy={check.isPending || crm.isChecking}
                  busyLabel={words.checking}
                  onClick={() => check.mutate()}
                >
                  {words.check}
                </Button>
              )}
              {mayForget && (
                <Button {...button} busy={forget.isPending}>
                  {words.forgetToken}
                </Button>
              )}
            </span>
          )}
        </InlineConfirm>
      </div>
      {isEntering && <TokenDialog onClose={() => setIsEntering(false)} />}
    </Card>
  )
}

function accountText({ account }: CrmOverview): string {
  return account ? words.accountWithId(account.name, account.id) : words.noAccount
}

function tokenText({ hasToken, isTokenGiven }: CrmOverview): string {
  if (isTokenGiven) return words.tokenGiven
  return hasToken ? words.tokenEntered : words.tokenMissing
}

function Scopes({ crm: { account, missingScopes } }: { crm: CrmOverview }) {
  if (!account) return words.never
  if (missingScopes.length === 0) return words.allScopes
  return (
    <div className={styles.missing}>
      <ul>
        {missingScopes.map((scope) => (
          <li key={scope}>
            <code>{scope}</code>
          </li>
        ))}
      </ul>
      <p>{words.missingScopes(missingScopes.length)}</p>
    </div>
  )
}

function Checked({ crm: { checkedAt, isChecking } }: { crm: CrmOverview }) {
  if (isChecking) return words.checking
  return checkedAt ? <TimeText at={checkedAt} format={formatAge} /> : words.never
}
