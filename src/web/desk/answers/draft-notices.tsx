import * as words from '#words/desk-ticket.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { SafeHtml } from '#web/tickets/html/safe-html.tsx'

import styles from './draft-notices.module.css'
import { HeldFiles } from './held-files.tsx'
import type { useServerDraft } from './use-server-draft.ts'

/** Changes that another window has made to a draft while this one went on with it. */
export function DraftNotices({ draft }: { draft: ReturnType<typeof useServerDraft> }) {
  const { other } = draft
  if (!other) return null

  return (
    <Banner
      tone="danger"
      action={
        <>
          <Button onClick={draft.adoptOther}>{words.takeTheirs}</Button>
          <Button variant="primary" onClick={draft.keepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <strong>{words.changedElsewhere}</strong>
      <div className={styles.other}>
        <SafeHtml html={other.content} />
      </div>
      <HeldFiles files={other.files} />
    </Banner>
  )
}
