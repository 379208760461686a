import type { UseQueryResult } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId } from 'react'

import { categoryLabel } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import type { Category } from '#shared/settings/contract.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { FieldError } from '#web/ui/controls/field.tsx'
import { Loading } from '#web/ui/feedback/skeleton.tsx'

import styles from './category-chips.module.css'

// Those of a new installation give the skeleton its size, so that what is below does not move.
const USUAL_CATEGORIES = [
  'GENERAL_INQUIRY',
  'HARDWARE_ISSUE',
  'SOFTWARE_ISSUE',
  'NETWORK_ISSUE',
  'EMAIL_AND_CALENDAR',
  'ACCOUNT_AND_ACCESS',
  'SECURITY_INCIDENT',
  'BILLING_ISSUE',
  'FEATURE_REQUEST',
]

export type CategoriesQuery = UseQueryResult<Category[]>

type CategoryChipsProps = {
  categories: CategoriesQuery
  selected: string[]
  error: string | undefined
  onChange: (selected: string[]) => void
  onBlur: () => void
}

/** Checkboxes that look like chips. */
export function CategoryChips(props: CategoryChipsProps) {
  const { categories, selected, error, onChange, onBlur } = props
  const id = useId()

  function toggle(category: Category, isSelected: boolean) {
    const others = selected.filter((other) => other !== category.id)
    onChange(isSelected ? [...others, category.id] : others)
  }

  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <span>
          {words.categories}
          <span aria-hidden="true"> *</span>
        </span>
        <output>
          {selected.length > 0 && (
            <Badge tone="neutral">{words.categoriesSelected(selected.length)}</Badge>
          )}
        </output>
      </legend>
      {categories.isPending && <ChipsSkeleton />}
      {categories.isError && (
        <div className={styles.failure} role="alert">
          <FieldError>{words.categoriesFailed}</FieldError>
          {/* The name of what is missing, so that a form that lacks it leads here. */}
          <Button
            name="categories"
            busy={categories.isFetching}
            onClick={() => void categories.refetch()}
          >
            {words.retry}
          </Button>
        </div>
      )}
      {categories.data?.length === 0 && <p className={styles.none}>{words.noCategories}</p>}
      {categories.data && categories.data.length > 0 && (
        <div className={styles.chips}>
          {categories.data.map((category) => (
            <label key={category.id} className={styles.chip}>
              <input
                type="checkbox"
                name="categories"
                aria-invalid={error ? true : undefined}
                checked={selected.includes(category.id)}
                onChange={(event) => toggle(category, event.target.checked)}
                onBlur={onBlur}
              />
              <Check aria-hidden="true" />
              {categoryLabel(category, words.categoryName)}
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
    <Loading label={words.categoriesLoading}>
      <div className={styles.chips}>
        {USUAL_CATEGORIES.map((key) => (
          <span key={key} className={styles.chipSkeleton} aria-hidden="true">
            {words.categoryName(key)}
          </span>
        ))}
      </div>
    </Loading>
  )
}
