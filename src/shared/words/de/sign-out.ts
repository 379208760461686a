// Abmelden auch beim Identitätsanbieter.

export const everywhere = 'Sie sind abgemeldet, hier und bei Ihrem Identitätsanbieter.'
export const here =
  'Sie sind hier abgemeldet. Ihr Identitätsanbieter hat nicht bestätigt, dass Sie auch dort abgemeldet sind: Schließen Sie den Browser, wenn andere diesen Computer benutzen.'

export const goingOn = 'Abmeldung bei Ihrem Identitätsanbieter'
export const goOnByButton =
  'Sie sind hier abgemeldet. Falls nichts geschieht, melden Sie sich mit der Schaltfläche auch bei Ihrem Identitätsanbieter ab.'
export const goOn = 'Weiter'
