import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { AdminCategory } from '#shared/categories/contract.ts'
import { categoryLabel } from '#shared/tickets/values.ts'
import { Badge } from '#web/kit/parts/badge.tsx'
import { IconButton } from '#web/kit/parts/icon-button.tsx'

import styles from './category-list.module.css'
import { RenameCategory } from './rename-category.tsx'

type CategoryLineProps = {
  category: AdminCategory
  place: { isFirst: boolean; isLast: boolean }
  /** Without it there would be nothing to choose. */
  isLastInUse: boolean
  onMove: (by: 1 | -1) => void
  onRename: (name: string) => Promise<unknown>
  onRetire: (retired: boolean) => void
}

export function CategoryLine(props: CategoryLineProps) {
  const { category, place, isLastInUse, onMove, onRename, onRetire } = props
  const { id, retired } = category
  const name = categoryLabel(category)
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  function endRenaming() {
    flushSync(() => setIsRenaming(false))
    renameButton.current?.focus()
  }

  if (isRenaming) {
    return (
      <li className={styles.line}>
        <RenameCategory name={name} onRename={onRename} onEnd={endRenaming} />
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <span className={styles.name} data-retired={retired}>
        <span dir="auto">{name}</span>
        {retired && <Badge tone="neutral">Retired</Badge>}
      </span>
      <span className={styles.actions}>
        {/* Kept operable at either end: what has the focus must not lose it. */}
        <IconButton
          label={`Move ${name} up`}
          data-move={`${id} -1`}
          aria-disabled={place.isFirst}
          onClick={() => !place.isFirst && onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          data-move={`${id} 1`}
          aria-disabled={place.isLast}
          onClick={() => !place.isLast && onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton ref={renameButton} label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={retired ? `Take ${name} back into use` : `Retire ${name}`}
          aria-disabled={isLastInUse}
          onClick={() => !isLastInUse && onRetire(!retired)}
        >
          {retired ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        </IconButton>
      </span>
    </li>
  )
}
