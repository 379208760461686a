import { Paperclip } from 'lucide-react'

import { endpoints } from '#shared/endpoints.ts'
import type { Attachment } from '#shared/tickets.ts'
import { formatKilobytes } from '#web/lib/format-size.ts'

import styles from './attachment-list.module.css'

/** Some desks give the address themselves; otherwise the portal passes the file on. */
function addressOf({ id, url }: Attachment): string {
  return url ?? endpoints.getAttachment.path.replace(':attachmentId', encodeURIComponent(id))
}

export function AttachmentList({ attachments }: { attachments: Attachment[] }) {
  return (
    <ul className={styles.list}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.item}>
          <a
            href={addressOf(attachment)}
            download={attachment.filename}
            className={styles.link}
            title={attachment.filename}
          >
            <Paperclip aria-hidden="true" />
            <span className={styles.name}>{attachment.filename}</span>
            <span className={styles.size}>{formatKilobytes(attachment.size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
