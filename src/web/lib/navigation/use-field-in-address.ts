import type { RefObject } from 'react'
import { useLocation } from 'react-router'

import { useWhen } from '#web/lib/use-when.ts'

/** Goes to the field of this form that the address names after its `#`, also where it is folded away. */
export function useFieldInAddress(form: RefObject<HTMLFormElement | null>) {
  const { hash, key } = useLocation()

  // Each time it is asked for: a link may lead to the same field again.
  useWhen(hash && key, () => {
    const name = CSS.escape(hash.slice(1))
    const field = form.current?.querySelector<HTMLElement>(
      `[name="${name}"], [data-field="${name}"]`,
    )
    if (!field) return
    field.closest('details')?.setAttribute('open', '')
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  })
}
