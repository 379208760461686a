import { useEffect, useState } from 'react'

/** Leaves for another address, such as the identity provider's. True until that page is there. */
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    // Coming back with the Back button may bring this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setIsLeaving(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function leaveFor(url: string) {
    setIsLeaving(true)
    location.assign(url)
  }

  return { isLeaving, leaveFor }
}
