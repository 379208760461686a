import { number, plural } from './language.ts'

// Asked before a change of the single sign-on ends sessions.

export const title = (sessions: number) =>
  plural(sessions, {
    one: `${number(sessions)} Sitzung beenden?`,
    other: `${number(sessions)} Sitzungen beenden?`,
  })
export const whatEnds = (customer: string, sessions: number) =>
  plural(sessions, {
    one: `Nach dieser Änderung meldet sich ${customer} anders an: ${number(sessions)} Sitzung endet sofort.`,
    other: `Nach dieser Änderung meldet sich ${customer} anders an: ${number(sessions)} Sitzungen enden sofort.`,
  })
export const keepEditing = 'Weiter bearbeiten'
export const saveAndEnd = (sessions: number) =>
  plural(sessions, {
    one: `Speichern und ${number(sessions)} Sitzung beenden`,
    other: `Speichern und ${number(sessions)} Sitzungen beenden`,
  })
