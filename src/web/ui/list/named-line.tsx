import { Archive, ArchiveRestore, Eye, EyeOff, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import * as words from '#words/ui.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import { MoveButtons, type Place } from './move-buttons.tsx'
import type { Named, NamedListTexts, NewNames } from './named-list-props.ts'
import styles from './named-list.module.css'
import { RenameNamed } from './rename-named.tsx'
import type { NamedSwitch } from './use-named-list.ts'

type NamedLineProps = {
  named: Named
  texts: NamedListTexts
  place: Place
  /** Without it there would be nothing to choose. */
  isLastInUse: boolean
  onMove: (by: 1 | -1) => void
  onRename: (renamed: NewNames) => Promise<unknown>
  onSet: (changed: NamedSwitch) => void
}

export function NamedLine(props: NamedLineProps) {
  const { named, texts, place, isLastInUse, onMove, onRename, onSet } = props
  const { id, name, isRetired, isInternal } = named
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  function endRenaming() {
    flushSync(() => setIsRenaming(false))
    renameButton.current?.focus()
  }

  if (isRenaming) {
    return (
      <li className={styles.line}>
        <RenameNamed named={named} texts={texts} onRename={onRename} onEnd={endRenaming} />
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <span className={styles.name} data-retired={isRetired}>
        <span dir="auto">{name}</span>
        {isInternal && <Badge tone="neutral">{words.hiddenFromCustomers}</Badge>}
        {isRetired && <Badge tone="neutral">{words.retired}</Badge>}
      </span>
      <span className={styles.actions}>
        <MoveButtons id={id} name={name} place={place} onMove={onMove} />
        <IconButton
          ref={renameButton}
          label={words.renameName(name)}
          onClick={() => setIsRenaming(true)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        {isInternal !== undefined && (
          <IconButton
            label={isInternal ? words.showToCustomers(name) : words.hideFromCustomers(name)}
            onClick={() => onSet({ isInternal: !isInternal })}
          >
            {isInternal ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          </IconButton>
        )}
        <IconButton
          label={isRetired ? words.restoreName(name) : words.retireName(name)}
          aria-disabled={isLastInUse}
          onClick={() => !isLastInUse && onSet({ isRetired: !isRetired })}
        >
          {isRetired ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        </IconButton>
      </span>
    </li>
  )
}
