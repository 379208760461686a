import { Pencil, Trash2 } from 'lucide-react'

import type { Passkey } from '#shared/account/contract.ts'
import { formatDay, formatShortAge } from '#web/lib/format-time.ts'
import { IconButton } from '#web/kit/parts/icon-button.tsx'
import { TimeText } from '#web/kit/parts/time-text.tsx'

import type { AccountDialog } from './account-dialog.ts'
import styles from './passkey-list.module.css'

type PasskeyListProps = { passkeys: Passkey[]; onAsk: (dialog: AccountDialog) => void }

export function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <div className={styles.text}>
            <p className={styles.name}>{passkey.name}</p>
            <p className={styles.times}>
              Added <TimeText at={passkey.createdAt} format={formatDay} />,{' '}
              {passkey.lastUsedAt ? (
                <>
                  last used <TimeText at={passkey.lastUsedAt} format={formatShortAge} />
                </>
              ) : (
                'not used yet'
              )}
            </p>
          </div>
          <IconButton
            label={`Rename ${passkey.name}`}
            onClick={() => onAsk({ name: 'rename-passkey', passkey })}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Remove ${passkey.name}`}
            onClick={() => onAsk({ name: 'remove-passkey', passkey })}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
