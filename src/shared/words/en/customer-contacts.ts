// What is wrong with a technical contact, as both the form and the server say it.

export const nameRequired = 'Name is required'
export const giveWay = 'Give an email address or a phone number'
export const giveEmail = 'Give an address such as ada@example.com'
export const givePhone = 'Give a phone number such as +49 30 1234567'
export const nameTooLong = 'This must be 200 characters or less'
export const emailTooLong = 'This must be 254 characters or less'
export const phoneTooLong = 'This must be 50 characters or less'
