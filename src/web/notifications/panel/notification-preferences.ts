import { createPreference } from '#web/lib/storage/preference.ts'

const SOUND = '/notification.wav'

let audio: HTMLAudioElement | undefined

export const soundPreference = createPreference('notification-sound')
export const desktopPreference = createPreference('desktop-notifications')

/** Plays the sound from its start, also while it is still to be heard from the last time. */
export function playSound() {
  if (!soundPreference.isOn()) return
  audio ??= new Audio(SOUND)
  audio.currentTime = 0
  // Refused on a page without any interaction yet. The badge says the same.
  audio.play().catch(() => undefined)
}
