import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/setup-links.ts'
import { GoLiveCard } from '#web/connections/stages/go-live-card.tsx'
import type { DraftForm } from '#web/connections/settings/use-draft-form.ts'
import { originOf } from '#web/connections/settings/portal-values.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

import { ReadyCard } from './ready-card.tsx'
import styles from './setup-steps.module.css'

type FinishCardProps = { link: OpenedSetupLink; token: string; signOn: SignOn; form: DraftForm }

/** The last step: to everybody, or to the administrator who does that. */
export function FinishCard({ link, token, signOn, form }: FinishCardProps) {
  const { live, draft } = signOn

  return (
    <>
      {live.enabled && <LiveCard customer={link.customer.name} origin={originOf({ saml: live })} />}
      {link.mayGoLive && draft && (
        <GoLiveCard
          signOn={signOn}
          draft={draft}
          isUnsaved={form.isChanged}
          onDiscarded={form.discard}
        />
      )}
      {!link.mayGoLive && <ReadyCard link={link} token={token} draft={draft} />}
    </>
  )
}

function LiveCard({ customer, origin }: { customer: string; origin: string }) {
  const address = `${origin}${paths.login}`
  return (
    <Card title={words.live.title}>
      <div className={styles.parts}>
        <p>
          {words.live.lead(customer)}{' '}
          <a href={address} className={styles.address}>
            {address}
          </a>
        </p>
        <p className={styles.lead}>{words.live.change}</p>
      </div>
    </Card>
  )
}
