// Browsers leave out the one that is no place.
const TIME_ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

/** For a select of time zones. */
export function TimeZoneOptions({ chosen }: { chosen: string }) {
  // The browser may list another name of the same zone.
  const zones = chosen === '' || TIME_ZONES.includes(chosen) ? [] : [chosen]

  return [...zones, ...TIME_ZONES].map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ))
}
