import { useLocation } from 'react-router'

import { useWhen } from '#web/lib/use-when.ts'

/** Goes to the part that the address names once all parts are there; the browser looked too early. */
export function usePlaceInAddress(isComplete: boolean) {
  const { hash } = useLocation()

  useWhen(isComplete && hash, () => {
    const heading = document.getElementById(hash.slice(1))
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  })
}
