export const giveAddress = 'Give an https address such as https://login.example.com/metadata'
export const addressNeeded = 'Give the address that new certificates are taken from'
export const offerChanged =
  'The metadata has changed in the meantime, or this was taken already. Look at it again.'
