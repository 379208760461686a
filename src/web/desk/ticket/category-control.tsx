import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import * as words from '#words/desk-ticket.ts'
import { FieldError } from '#web/ui/controls/field.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { categoryText, useCategoryName } from '#web/tickets/display/category-names.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'

import styles from './ticket-controls.module.css'

type CategoryControlProps = {
  categories: string[]
  onChange: (categories: string[]) => void
}

/** The categories of a ticket, and the panel in which to change them. */
export function CategoryControl({ categories, onChange }: CategoryControlProps) {
  const nameOf = useCategoryName()
  const text = categoryText(categories.map(nameOf))

  return (
    <div className={styles.control}>
      <span className={styles.label}>{words.categories}</span>
      <Disclosure
        label={words.categoriesAre(text)}
        title={text}
        button={
          <>
            <span className={styles.openerText}>{text}</span>
            <ChevronDown aria-hidden="true" />
          </>
        }
        buttonClassName={styles.opener}
        panelClassName={styles.panel}
        panelLabel={words.changeCategories}
      >
        {(close) => (
          <CategoryPanel
            categories={categories}
            onSave={(next) => {
              close()
              onChange(next)
            }}
          />
        )}
      </Disclosure>
    </div>
  )
}

type CategoryPanelProps = { categories: string[]; onSave: (categories: string[]) => void }

function CategoryPanel({ categories, onSave }: CategoryPanelProps) {
  const offered = useQuery(ticketQueries.categories())
  const nameOf = useCategoryName()
  const [chosen, setChosen] = useState(categories)

  if (offered.isPending) return <Spinner />
  if (offered.isError) {
    return (
      <LoadFailure
        message={words.categoriesFailed}
        busy={offered.isFetching}
        onRetry={() => void offered.refetch()}
      />
    )
  }

  // A category that is no longer on offer stays with the ticket until it is taken off.
  const ids = [...new Set([...offered.data.map(({ id }) => id), ...categories])]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.length > 0) onSave(chosen)
      }}
    >
      <div className={styles.choices}>
        {ids.map((id) => (
          <Checkbox
            key={id}
            label={nameOf(id)}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <div className={styles.save}>
        {chosen.length === 0 && <FieldError>{words.chooseOne}</FieldError>}
        <Button type="submit" variant="primary" disabled={chosen.length === 0}>
          {words.saveCategories}
        </Button>
      </div>
    </form>
  )
}
