import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useController } from 'react-hook-form'

import { humanizeCategory } from '#shared/ticket-values.ts'
import type { Category } from '#shared/tickets.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

import styles from './category-chips.module.css'
import { initialCategories } from './initial-categories.ts'
import type { TicketForm } from './ticket-form.ts'
import { ticketQueries } from './ticket-queries.ts'

// Those of a new installation give the skeleton its size, so that what is below does not move.
const USUAL_CATEGORIES = [
  'General Inquiry',
  'Hardware Issue',
  'Software Issue',
  'Network Issue',
  'Email And Calendar',
  'Account And Access',
  'Security Incident',
  'Billing Issue',
  'Feature Request',
]

type CategoryChipsProps = {
  form: TicketForm
  drafted: string[] | null
}

/** Checkboxes that look like chips. The first category is selected until somebody chooses. */
export function CategoryChips({ form, drafted }: CategoryChipsProps) {
  const categories = useQuery(ticketQueries.categories())
  const { field, fieldState } = useController({ control: form.control, name: 'categories' })
  const hasBegun = useRef(false)
  const id = useId()
  const error = fieldState.error?.message

  // The form's values live outside React, and the categories come later than the form.
  useEffect(() => {
    if (!categories.data || hasBegun.current) return
    hasBegun.current = true
    const available = categories.data.map((category) => category.id)
    form.setValue('categories', initialCategories(drafted, available))
  }, [categories.data, drafted, form])

  function toggle(category: Category, isSelected: boolean) {
    const others = field.value.filter((selected) => selected !== category.id)
    field.onChange(isSelected ? [...others, category.id] : others)
  }

  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <span>
          Categories<span aria-hidden="true"> *</span>
        </span>
        <output>
          {field.value.length > 0 && <Badge tone="neutral">{field.value.length} selected</Badge>}
        </output>
      </legend>
      {categories.isPending && <ChipsSkeleton />}
      {categories.isError && (
        <div className={styles.failure} role="alert">
          <FieldError>Failed to load ticket categories</FieldError>
          <Button busy={categories.isFetching} onClick={() => void categories.refetch()}>
            Retry
          </Button>
        </div>
      )}
      {categories.data?.length === 0 && <p className={styles.none}>No categories available</p>}
      {categories.data && categories.data.length > 0 && (
        <div className={styles.chips}>
          {categories.data.map((category, index) => (
            <label key={category.id} className={styles.chip}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                name={field.name}
                aria-invalid={error ? true : undefined}
                checked={field.value.includes(category.id)}
                onChange={(event) => toggle(category, event.target.checked)}
                onBlur={field.onBlur}
              />
              <Check aria-hidden="true" />
              {humanizeCategory(category.name)}
            </label>
          ))}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

function ChipsSkeleton() {
  return (
    <Loading label="Loading categories">
      <div className={styles.chips}>
        {USUAL_CATEGORIES.map((name) => (
          <span key={name} className={styles.chipSkeleton} aria-hidden="true">
            {name}
          </span>
        ))}
      </div>
    </Loading>
  )
}
