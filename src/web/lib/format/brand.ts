import { useSyncExternalStore } from 'react'

import type { Brand } from '#shared/settings/contract.ts'

const listeners = new Set<() => void>()

// The page brings it along, so that it is there at the first paint.
let brand: Brand = JSON.parse(document.querySelector('#installation')?.textContent ?? '')

/** Returns the names and addresses of the installation. */
export function currentBrand(): Brand {
  return brand
}

export function useBrand(): Brand {
  return useSyncExternalStore(subscribe, currentBrand)
}

/** After it was saved, so that the open page says so, too. */
export function changeBrand(changed: Brand) {
  brand = changed
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
