/**
 * The two marks of messages, drawn here because the sign-in pages need no others: the icon library
 * would cost them a kilobyte and a half.
 */
const frame = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export function AlertMark({ className }: { className?: string }) {
  return (
    <svg {...frame} className={className}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 7.5v5m0 4v.01" />
    </svg>
  )
}

export function InfoMark({ className }: { className?: string }) {
  return (
    <svg {...frame} className={className}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16.5v-5m0-4v.01" />
    </svg>
  )
}
