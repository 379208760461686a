type End = { isOver: boolean; days: number }

export function inDays({ days }: End): string {
  if (days === 0) return 'within a day'
  return days === 1 ? 'in 1 day' : `in ${days} days`
}

export function certificateEndText(end: End): string {
  return end.isOver ? 'Certificate expired' : `Certificate ends ${inDays(end)}`
}
