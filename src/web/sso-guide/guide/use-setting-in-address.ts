import { useLocation } from 'react-router'

import { useWhen } from '#web/lib/use-when.ts'

/**
 * Goes to the part that the address names once all parts are there; the browser looked too early. A
 * `place` that is known more exactly goes first.
 */
export function useSettingInAddress(isComplete: boolean, place?: string) {
  const { hash } = useLocation()

  const id = place ?? hash.slice(1)

  useWhen(isComplete && id, () => {
    const heading = document.getElementById(id)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  })
}
