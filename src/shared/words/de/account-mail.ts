// The mail with a link that sets a password.

export const hello = (name: string) => `Guten Tag ${name},`
type Where = { installation: string; host: string }

export const invitesAdmin = (by: string, { installation, host }: Where) =>
  `${by} hat Sie eingeladen, ${installation} zu verwalten, das Support-Portal auf ${host}. Legen Sie zuerst ein Passwort fest:`
export const invitesAgent = (by: string, { installation, host }: Where) =>
  `${by} hat Sie eingeladen, bei ${installation} (${host}) Tickets zu beantworten. Legen Sie zuerst ein Passwort fest:`
export const resets = (by: string, { installation, host }: Where) =>
  `${by} hat einen Link erstellt, mit dem Sie bei ${installation} (${host}) ein neues Passwort festlegen können:`
export const setPassword = 'Passwort festlegen'
export const setNewPassword = 'Neues Passwort festlegen'
export const worksOnce = (until: string, email: string) =>
  `Der Link funktioniert einmal, bis zum ${until}. Sie melden sich mit der Adresse ${email} an.`
export const notExpected = 'Falls Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun.'
export const invitation = (installation: string) => `Ihr Konto bei ${installation}`
export const reset = (installation: string) => `Ein neues Passwort für ${installation}`
