import { Pencil } from 'lucide-react'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/connections.ts'
import { MakeLinkButton } from '#web/connections/setup-links/setup-links-card.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './state-card.module.css'

/** Ways to connect a provider while none is. */
export function ConnectCard({ signOn, onEnter }: { signOn: SignOn; onEnter: () => void }) {
  const { customer, draft, live, off } = signOn
  const state = draft ? words.connecting.isDraft : (live.enabled || off) && words.connecting.isLive

  return (
    <Card title={words.connecting.title}>
      {state ? (
        <p>{state}</p>
      ) : (
        <ul className={styles.ways}>
          {!customer.isTeam && (
            <li className={styles.way}>
              <h3 className={styles.title}>
                {words.connecting.link}
                <Badge tone="met">{words.connecting.recommended}</Badge>
              </h3>
              <p>{words.connecting.linkText}</p>
              <MakeLinkButton customerId={customer.id} variant="primary" />
            </li>
          )}
          <li className={styles.way}>
            <h3 className={styles.title}>{words.connecting.self}</h3>
            <p>{words.connecting.selfText}</p>
            <Button icon={<Pencil aria-hidden="true" />} onClick={onEnter}>
              {words.connecting.enter}
            </Button>
          </li>
        </ul>
      )}
    </Card>
  )
}
