export const label = 'Language'
export const automatic = 'As my browser says'
export const failed = 'The language was not changed. Please try again.'

// On one's account.
export const hint =
  'Pages, messages and mail are in this language, in every browser in which you sign in.'
export const automaticHint =
  'Pages are in the language of the browser, and mail is in that of the browser that you last signed in with.'

// Where it is set for others.
export const none = 'No preference'
