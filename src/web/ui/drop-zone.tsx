import { FileText, Upload, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { formatMegabytes } from '#web/lib/format-size.ts'

import { addFiles, type RefusedFile } from './add-files.ts'
import { classNames } from './class-names.ts'
import styles from './drop-zone.module.css'
import { FieldError } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type DropZoneProps = {
  files: File[]
  onChange: (files: File[]) => void
  maxFiles: number
  maxBytes: number
  hint: string
  /** The name of the file input. */
  label?: string
  disabled?: boolean
}

/** A file input stretched over a dashed box, which takes dropped files by itself; and what was chosen. */
export function DropZone({
  files,
  onChange,
  maxFiles,
  maxBytes,
  hint,
  label = 'Attach files',
  disabled,
}: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<RefusedFile[]>([])

  function add(added: File[]) {
    const result = addFiles(files, added, { maxFiles, maxBytes })
    setRefused(result.refused)
    onChange(result.files)
  }

  function remove(file: File) {
    setRefused([])
    onChange(files.filter((other) => other !== file))
    // The button that had the focus goes with the file.
    input.current?.focus()
  }

  return (
    <div className={styles.zone}>
      <div>
        <div className={classNames(styles.box, isOver && styles.over)}>
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            className={styles.input}
            disabled={disabled}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // Otherwise choosing the same file again after removing it would change nothing.
              event.target.value = ''
            }}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
          />
          <Upload aria-hidden="true" />
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <p className={styles.hint}>
            <span className={styles.drag}>Drag and drop, or click to select. </span>
            <span id={`${id}-hint`}>{hint}</span>
          </p>
        </div>

        <div role="alert" className={styles.refused}>
          {refused.map(({ name, reason }) => (
            <FieldError key={name}>
              {name} {reason}.
            </FieldError>
          ))}
        </div>
      </div>

      {files.length > 0 && (
        <div>
          <p id={`${id}-selected`} className={styles.selected}>
            Selected Files ({files.length}/{maxFiles})
          </p>
          <ul aria-labelledby={`${id}-selected`} className={styles.files}>
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                <FileText aria-hidden="true" />
                <span className={styles.name}>{file.name}</span>
                <span className={styles.size}>{formatMegabytes(file.size)}</span>
                <IconButton
                  label={`Remove ${file.name}`}
                  disabled={disabled}
                  onClick={() => remove(file)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
