import { Paperclip, X } from 'lucide-react'

import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { HeldFile } from '#shared/desk/answers/parts.ts'
import * as words from '#words/desk-ticket.ts'
import { formatMegabytes } from '#web/ui/files/format-size.ts'

import styles from './draft-notices.module.css'

type HeldFilesProps = {
  files: HeldFile[]
  disabled?: boolean
  /** Left out where they are only shown. */
  onDrop?: (id: string) => void
}

/** The files of a draft that are on the server. */
export function HeldFiles({ files, disabled, onDrop }: HeldFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={words.heldFiles}>
      {files.map(({ id, filename, size }) => (
        <li key={id} className={styles.file}>
          <Paperclip aria-hidden="true" />
          <a
            className={styles.open}
            href={sendingEndpoints.getDraftFile.path.replace(':fileId', `${id}?inline=1`)}
            target="_blank"
            title={words.openFile(filename)}
          >
            <span className={styles.name} dir="auto">
              {filename}
            </span>
            <span className={styles.size}>{formatMegabytes(size)}</span>
          </a>
          {onDrop && (
            <button
              type="button"
              className={styles.drop}
              aria-label={words.dropFile(filename)}
              disabled={disabled}
              onClick={() => onDrop(id)}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
