import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from './storage.ts'

/** A preference that a person may switch off, in all tabs of this browser. */
export function createPreference(key: string) {
  const changed = `portico:${key}`

  function isOn(): boolean {
    return readStored('localStorage', key) !== 'off'
  }

  function subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener(changed, listener)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener(changed, listener)
    }
  }

  return {
    isOn,
    useIsOn: () => useSyncExternalStore(subscribe, isOn),
    choose: (next: boolean) => {
      writeStored('localStorage', key, next ? null : 'off')
      window.dispatchEvent(new Event(changed))
    },
  }
}
