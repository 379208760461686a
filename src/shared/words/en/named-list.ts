// A list whose entries are renamed, retired and put into order.
export const retired = 'Retired'
export const internal = 'Hidden'
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const rename = (name: string) => `Rename ${name}`
export const newNameOf = (name: string) => `New name of ${name}`
export const retire = (name: string) => `Retire ${name}`
export const restore = (name: string) => `Take ${name} back into use`
export const hide = (name: string) => `Hide ${name} from customers`
export const show = (name: string) => `Show ${name} to customers`
export const saveName = 'Save name'
export const cancel = 'Cancel'
export const isNowAt = (name: string, place: number, of: number) =>
  `${name} is now at place ${place} of ${of}`
export const wasAdded = (name: string) => `${name} was added`
export const inOtherLanguages = 'In other languages'
export const otherNamesOf = (name: string) => `${name} in other languages`
