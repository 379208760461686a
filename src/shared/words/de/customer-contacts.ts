// What is wrong with a technical contact, as both the form and the server say it.

export const nameRequired = 'Geben Sie einen Namen an'
export const giveWay = 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an'
export const giveEmail = 'Geben Sie eine Adresse wie ada@example.com an'
export const givePhone = 'Geben Sie eine Telefonnummer wie +49 30 1234567 an'
export const nameTooLong = 'Höchstens 200 Zeichen sind erlaubt'
export const emailTooLong = 'Höchstens 254 Zeichen sind erlaubt'
export const phoneTooLong = 'Höchstens 50 Zeichen sind erlaubt'
