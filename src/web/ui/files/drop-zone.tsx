import { FileText, Upload, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import * as words from '#words/ui.ts'
import { addFiles, type RefusedFile } from './add-files.ts'
import { classNames } from '#web/ui/display/class-names.ts'
import styles from './drop-zone.module.css'
import { FieldError } from '#web/ui/controls/field.tsx'
import { formatMegabytes, formatShare } from './format-size.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { pastedFiles } from './pasted-files.ts'
import { Progress } from './progress.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useGivenFiles } from './use-given-files.ts'

type DropZoneProps = {
  files: File[]
  onChange: (files: File[]) => void
  maxFiles: number
  maxBytes: number
  hint: string
  /** The name of the file input. */
  label?: string
  disabled?: boolean
  /** Says what happens to them when the page is left. */
  areKept?: boolean
  /** While they are sent: how much of each, from 0 to 1. */
  sent?: number[]
}

/**
 * A file input stretched over a dashed line, and what was chosen. Takes files that are dropped
 * anywhere in its form, and screenshots that are pasted there.
 */
export function DropZone({
  files,
  onChange,
  maxFiles,
  maxBytes,
  hint,
  label = words.attachFiles,
  disabled,
  areKept = true,
  sent,
}: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const { isOver } = useGivenFiles({ input, onPaste: addPasted, onDrop: addDropped })

  function add(added: File[], refusedBefore: RefusedFile[] = []): File[] {
    const result = addFiles(files, added, { maxFiles, maxBytes })
    setRefused([...refusedBefore, ...result.refused])
    onChange(result.files)
    return result.files.filter((file) => added.includes(file))
  }

  function addPasted(clipboard: DataTransfer): boolean {
    const taken = files.map(({ name }) => name)
    const pasted = pastedFiles(clipboard, new Date(), taken)
    // The list may be out of sight of where the typing goes on.
    if (pasted.length > 0) for (const { name } of add(pasted)) toast.info(words.fileAttached(name))
    return pasted.length > 0
  }

  function addDropped(dropped: DataTransfer) {
    const folders = foldersIn(dropped)
    const plain = [...dropped.files].filter(({ name }) => !folders.includes(name))
    add(
      plain,
      folders.map((name) => ({ name, text: words.fileIsFolder(name) })),
    )
  }

  function remove(file: File) {
    setRefused([])
    onChange(files.filter((other) => other !== file))
    // The button that had the focus goes with the file.
    input.current?.focus()
  }

  return (
    <div className={styles.zone} data-active={isOver || refused.length > 0 || undefined}>
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
          />
          <Upload aria-hidden="true" />
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <p className={styles.hint}>
            <span className={styles.drag}>{words.howToAttachFiles}</span>
            <span id={`${id}-hint`}>{hint}</span>
          </p>
        </div>

        <div role="alert" className={styles.refused}>
          {refused.map(({ name, text }) => (
            <FieldError key={name}>{text}</FieldError>
          ))}
        </div>
      </div>

      {files.length > 0 && (
        <div>
          {!areKept && <output className={styles.notKept}>{words.filesNotStored}</output>}
          <p id={`${id}-selected`} className={styles.selected}>
            {words.selectedFiles(files.length, maxFiles)}
          </p>
          <ul aria-labelledby={`${id}-selected`} className={styles.files}>
            {files.map((file, index) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                <FileText aria-hidden="true" />
                <span className={styles.name} title={file.name} dir="auto">
                  {file.name}
                </span>
                <span className={styles.size}>{formatMegabytes(file.size)}</span>
                {sent ? (
                  <FileProgress name={file.name} sent={sent[index] ?? 0} />
                ) : (
                  <IconButton
                    label={words.removeFile(file.name)}
                    disabled={disabled}
                    onClick={() => remove(file)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function FileProgress({ name, sent }: { name: string; sent: number }) {
  return (
    <>
      <span className={styles.percent}>{formatShare(sent)}</span>
      <span className={styles.bar}>
        <Progress label={words.uploadingFile(name)} value={sent} />
      </span>
    </>
  )
}

/** Their names only: a folder comes as a file that cannot be read. */
function foldersIn({ items }: DataTransfer): string[] {
  return [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    return entry?.isDirectory ? [entry.name] : []
  })
}
