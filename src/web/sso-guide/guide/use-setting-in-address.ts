import { useLocation } from 'react-router'

import { useWhen } from '#web/lib/use-when.ts'

/**
 * Goes to the part that the address names; the browser looked before there was one. A `place` that is
 * known more exactly goes first.
 */
export function useSettingInAddress(place: string | undefined) {
  const { hash } = useLocation()

  const id = place ?? hash.slice(1)

  useWhen(id, () => {
    const heading = document.getElementById(id)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  })
}
