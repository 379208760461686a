import { useState } from 'react'

import * as words from '#words/notifications.ts'
import { Switch } from '#web/ui/controls/switch.tsx'

import { askForDesktopPermission, desktopPermission } from './desktop-notifications.ts'
import { desktopPreference, playSound, soundPreference } from './notification-preferences.ts'
import styles from './notification-settings.module.css'

/** How one is told, beside the bell: by a sound and on the desktop. */
export function NotificationSettings() {
  const isSoundOn = soundPreference.useIsOn()
  const isDesktopWanted = desktopPreference.useIsOn()
  const [permission, setPermission] = useState(desktopPermission)

  function toggleSound(isOn: boolean) {
    soundPreference.choose(isOn)
    // One hears what one chose; and a browser that is shy of sounds allows it from then on.
    playSound()
  }

  async function toggleDesktop(isOn: boolean) {
    desktopPreference.choose(isOn)
    if (isOn && permission === 'default') setPermission(await askForDesktopPermission())
  }

  return (
    <div className={styles.settings}>
      <Switch label={words.sound} isOn={isSoundOn} onToggle={toggleSound} />
      {permission !== 'unsupported' && (
        <Switch
          label={words.onDesktop}
          isOn={permission === 'granted' && isDesktopWanted}
          disabled={permission === 'denied'}
          hint={permission === 'denied' && words.blocked}
          onToggle={(isOn) => void toggleDesktop(isOn)}
        />
      )}
    </div>
  )
}
