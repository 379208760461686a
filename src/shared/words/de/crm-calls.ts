// What is told of work with a CRM: why a call failed, and what stands in the CRM beside a person's words.

export const stopped = 'Der Aufruf wurde abgebrochen.'
export const noAnswer = 'Das CRM hat nicht rechtzeitig geantwortet.'
export function unreachable(code: string) {
  return `Das CRM war nicht erreichbar (${code}).`
}
export const notUnderstood = 'Das CRM hat eine Antwort gegeben, die Portico nicht versteht.'
export const isAway = 'Das CRM hat mehrmals nicht geantwortet. Es wird gleich noch einmal gefragt.'
export const tokenRefused = 'Das CRM lehnt das Token der Verbindung ab.'
export function tokenOfAnother({ found, wanted }: { found: string; wanted: string }) {
  return `Das Token öffnet das Konto ${found}, die Tickets hier gehören aber zum Konto ${wanted}. Nichts wird gesendet oder gelesen. Geben Sie ein Token des Kontos ${wanted} an.`
}
export const limitReached = 'Die Obergrenze für Aufrufe an das CRM ist erreicht.'
/** The names of scopes, of which the CRM asks for one. */
export function scopesRequired(scopes: string[]) {
  return scopes.length > 1
    ? `Dem Token fehlt ein Scope. Fügen Sie in HubSpot einen davon hinzu: ${scopes.join(', ')}.`
    : `Dem Token fehlt der Scope ${scopes.join('')}. Fügen Sie ihn in HubSpot hinzu.`
}
export function scopesLacking(scopes: string[]) {
  return `Dem Token fehlen diese Scopes: ${scopes.join(', ')}. Fügen Sie sie in HubSpot hinzu und prüfen Sie dann erneut.`
}
export const propertyNotUnique =
  'Die Eigenschaft portal_ticket_ref gibt es im CRM, sie verlangt aber keine eindeutigen Werte. Löschen Sie sie dort, und prüfen Sie dann die Verbindung erneut.'
export const ticketReference = 'Portal-Referenz'
export const fileElsewhere =
  'Das CRM hat für eine Datei eine Adresse genannt, die nicht zu ihm gehört.'
export function wroteInPortal(name: string) {
  return `${name} schrieb im Portal:`
}
export function fileUnreadable(status: number) {
  return `Das CRM hat die Datei nicht herausgegeben (${status}).`
}
export function answered(status: number) {
  return `Das CRM hat mit dem Status ${status} geantwortet.`
}
