import { Pencil, Trash2 } from 'lucide-react'

import * as words from '#words/account.ts'
import type { Passkey } from '#shared/account/contract.ts'
import { formatDay, formatShortAge } from '#web/lib/format/format-time.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'

import type { AccountDialog } from './account-dialog.ts'
import styles from './passkey-list.module.css'

type PasskeyListProps = { passkeys: Passkey[]; onAsk: (dialog: AccountDialog) => void }

export function PasskeyList({ passkeys, onAsk }: PasskeyListProps) {
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={styles.passkey}>
          <div className={styles.text}>
            <p className={styles.name}>
              <bdi>{passkey.name}</bdi>
            </p>
            <p className={styles.times}>
              <Rich>{timesOf(passkey)}</Rich>
            </p>
          </div>
          <IconButton
            label={words.renameOf(passkey.name)}
            onClick={() => onAsk({ name: 'rename-passkey', passkey })}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={words.removeOf(passkey.name)}
            onClick={() => onAsk({ name: 'remove-passkey', passkey })}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function timesOf({ createdAt, lastUsedAt }: Passkey) {
  const added = <TimeText at={createdAt} format={formatDay} />
  if (!lastUsedAt) return words.addedAndNotUsed(added)
  return words.addedAndUsed(added, <TimeText at={lastUsedAt} format={formatShortAge} />)
}
