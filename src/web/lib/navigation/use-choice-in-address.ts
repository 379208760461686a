import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/**
 * One of several parts of a page, as the address names it under `key`; `usual` where it names none.
 * A choice replaces the address, so that Back leaves the page.
 */
export function useChoiceInAddress<Name extends string>(
  key: string,
  names: readonly Name[],
  usual: Name,
): [Name, (name: Name) => void] {
  const [params, setParams] = useSearchParams()
  const named = names.find((name) => name === params.get(key))
  // The router renders a new address later.
  const [shown, setShown] = useOptimistic(named ?? usual)

  function choose(name: Name) {
    startTransition(() => {
      setShown(name)
      setParams((before) => ({ ...Object.fromEntries(before), [key]: name }), { replace: true })
    })
  }

  return [shown, choose]
}
