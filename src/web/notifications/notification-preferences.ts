import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from '#web/lib/storage.ts'

const SOUND = '/notification.wav'

let audio: HTMLAudioElement | undefined

export const soundPreference = createPreference('notification-sound')
export const desktopPreference = createPreference('desktop-notifications')

/** Plays the sound from its start, also while it is still to be heard from the last time. */
export function playSound() {
  if (!soundPreference.isOn()) return
  audio ??= new Audio(SOUND)
  audio.currentTime = 0
  // Refused on a page that nobody has touched yet. The badge says the same.
  audio.play().catch(() => undefined)
}

/** What somebody may switch off, in all tabs of this browser. */
function createPreference(key: string) {
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
