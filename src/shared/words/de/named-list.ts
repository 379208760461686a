// A list whose entries are renamed, retired and put into order.
export const retired = 'Archiviert'
export const internal = 'Verborgen'
export const moveUp = (name: string) => `${name} nach oben`
export const moveDown = (name: string) => `${name} nach unten`
export const rename = (name: string) => `${name} umbenennen`
export const newNameOf = (name: string) => `Neuer Name von ${name}`
export const retire = (name: string) => `${name} archivieren`
export const restore = (name: string) => `${name} wieder in Gebrauch nehmen`
export const hide = (name: string) => `${name} vor Kunden verbergen`
export const show = (name: string) => `${name} für Kunden sichtbar machen`
export const saveName = 'Namen speichern'
export const cancel = 'Abbrechen'
export const isNowAt = (name: string, place: number, of: number) =>
  `${name} steht jetzt auf Platz ${place} von ${of}`
export const wasAdded = (name: string) => `${name} wurde hinzugefügt`
export const inOtherLanguages = 'In anderen Sprachen'
export const otherNamesOf = (name: string) => `${name} in anderen Sprachen`
