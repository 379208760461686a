// The mail with a link that sets a password.

export const hello = (name: string) => `Hello ${name},`
type Where = { installation: string; host: string }

export const invitesAdmin = (by: string, { installation, host }: Where) =>
  `${by} has invited you to administer ${installation}, the support portal at ${host}. Set a password to begin:`
export const invitesAgent = (by: string, { installation, host }: Where) =>
  `${by} has invited you to answer tickets at ${installation} (${host}). Set a password to begin:`
export const resets = (by: string, { installation, host }: Where) =>
  `${by} has made a link for you to set a new password at ${installation} (${host}):`
export const setPassword = 'Set your password'
export const setNewPassword = 'Set a new password'
export const worksOnce = (until: string, email: string) =>
  `The link works once, until ${until}. Your address for signing in is ${email}.`
export const notExpected = 'If you did not expect this, you need not do anything.'
export const invitation = (installation: string) => `Your account at ${installation}`
export const reset = (installation: string) => `A new password for ${installation}`
