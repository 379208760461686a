// The mail with a link that sets a password.

export const hello = (name: string) => `Guten Tag ${name},`
export const invitesAdmin = (by: string, host: string) =>
  `${by} hat Sie eingeladen, das Support-Portal auf ${host} zu verwalten. Legen Sie zuerst ein Passwort fest:`
export const invitesAgent = (by: string, host: string) =>
  `${by} hat Sie eingeladen, auf ${host} Tickets zu beantworten. Legen Sie zuerst ein Passwort fest:`
export const resets = (by: string, host: string) =>
  `${by} hat einen Link erstellt, mit dem Sie auf ${host} ein neues Passwort festlegen können:`
export const setPassword = 'Passwort festlegen'
export const setNewPassword = 'Neues Passwort festlegen'
export const worksOnce = (until: string, email: string) =>
  `Der Link funktioniert einmal, bis zum ${until} UTC. Sie melden sich mit der Adresse ${email} an.`
export const notExpected = 'Falls Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun.'
export const invitation = (host: string) => `Ihr Konto auf ${host}`
export const reset = (host: string) => `Ein neues Passwort für ${host}`
