import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { categoryLabel } from '#shared/tickets/values.ts'
import type { AdminCategory } from '#shared/categories/contract.ts'
import { moved } from '#web/kit/page-form/use-lines.ts'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { AddCategory } from './add-category.tsx'
import styles from './category-list.module.css'
import { CategoryLine } from './category-line.tsx'
import { useCategories } from './use-categories.ts'

/** Each can be moved, renamed and retired; a new one comes at the end. */
export function CategoryList({ categories }: { categories: AdminCategory[] }) {
  const { add, rename, setRetired, order } = useCategories()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const inUse = categories.filter(({ retired }) => !retired)

  function move(index: number, by: 1 | -1) {
    const category = categories[index]
    if (!category) return
    flushSync(() => {
      order(moved(categories, index, by))
      const place = `${index + by + 1} of ${categories.length}`
      setAnnouncement(`${categoryLabel(category)} is now at place ${place}`)
    })
    // What is moved in the page loses the focus.
    list.current?.querySelector<HTMLElement>(`[data-move="${category.id} ${by}"]`)?.focus()
  }

  return (
    <>
      <ol ref={list} className={styles.list} aria-label="Categories">
        {categories.map((category, index) => (
          <CategoryLine
            key={category.id}
            category={category}
            place={{ isFirst: index === 0, isLast: index === categories.length - 1 }}
            isLastInUse={inUse.length === 1 && !category.retired}
            onMove={(by) => move(index, by)}
            onRename={(name) => rename(category.id, name)}
            onRetire={(retired) => setRetired(category.id, retired)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <AddCategory add={add} onAdded={({ name }) => setAnnouncement(`${name} was added`)} />
    </>
  )
}
