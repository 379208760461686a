// The mail with a link that sets a password.

export const hello = (name: string) => `Hello ${name},`
export const invitesAdmin = (by: string, host: string) =>
  `${by} has invited you to administer the support portal at ${host}. Set a password to begin:`
export const invitesAgent = (by: string, host: string) =>
  `${by} has invited you to answer tickets at ${host}. Set a password to begin:`
export const resets = (by: string, host: string) =>
  `${by} has made a link for you to set a new password at ${host}:`
export const setPassword = 'Set your password'
export const setNewPassword = 'Set a new password'
export const worksOnce = (until: string, email: string) =>
  `The link works once, until ${until} UTC. Your address for signing in is ${email}.`
export const notExpected = 'If you did not expect this, you need not do anything.'
export const invitation = (host: string) => `Your account at ${host}`
export const reset = (host: string) => `A new password for ${host}`
