// What everybody may see before anything else is loaded, also visitors.

/** Heard, not seen. */
export const loading = 'Loading'

export const needsJavaScript =
  'This portal needs JavaScript. Please switch it on and reload the page.'

export const crashTitle = 'This page stopped working'
export const reload = 'Reload the page'
export const reloadHelps =
  'Reloading usually helps: a new version may have been put in place, or the connection was lost.'

export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const show = 'Show'
export const hide = 'Hide'

// How a call to the server has failed, where the server does not say it itself.
export const serverAway =
  'The server cannot be reached at the moment. Please try again in a few seconds.'
export const somethingWrong = 'Something went wrong'
export const unexpected = 'An unexpected error occurred'
export const network = 'Network Error'
export const aborted = 'Request aborted'
export const tookTooLong = (milliseconds: number) => `timeout of ${milliseconds}ms exceeded`
export const notConfirmed = 'You did not confirm that it is you, so nothing has changed.'
