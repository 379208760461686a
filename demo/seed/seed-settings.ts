import { SYSTEM } from '#server/access/audit/actor.ts'
import type { Deps } from '#server/deps.ts'
import { saveSettings } from '#server/settings/save-settings.ts'
import type { SettingsInput } from '#shared/settings/contract.ts'

const DEMO_SETTINGS: SettingsInput = {
  name: 'Portico Support',
  contact: { text: 'Contact your support team', url: 'mailto:support@portico.example' },
  contactDetails: ['Support hours: Monday to Friday, 9 AM to 5 PM', '+1 555 0100'],
  resources: [
    {
      text: 'Help center',
      url: 'https://help.portico.example/',
      names: { de: 'Hilfe-Center' },
    },
    {
      text: 'System status',
      url: 'https://status.portico.example/',
      names: { de: 'Systemstatus' },
    },
  ],
  privacyUrl: 'https://portico.example/privacy',
  timeZone: 'UTC',
}

/** Saves the settings that an administrator would have made over time. */
export async function seedSettings(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'keys'>,
  settings: Pick<SettingsInput, 'askForRating'>,
): Promise<void> {
  const { timeZone } = await deps.db
    .selectFrom('installation')
    .select('timeZone')
    .executeTakeFirstOrThrow()
  await saveSettings(deps, { ...DEMO_SETTINGS, ...settings, timeZone }, SYSTEM)
}
