/** The marks that go with a word, so that no meaning rests on colour alone. 12 px, in the text colour. */
const frame = {
  viewBox: '0 0 12 12',
  width: 12,
  height: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export function RingMark() {
  return (
    <svg {...frame}>
      <circle cx="6" cy="6" r="4.5" />
    </svg>
  )
}

export function HalfDiscMark() {
  return (
    <svg {...frame} strokeWidth="1.5">
      <circle cx="6" cy="6" r="4.75" />
      <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5Z" fill="currentColor" stroke="none" />
    </svg>
  )
}

export function TickMark() {
  return (
    <svg {...frame}>
      <path d="m1.75 6.5 2.75 2.75 5.75-6" />
    </svg>
  )
}

export function CrossMark() {
  return (
    <svg {...frame}>
      <path d="m2.5 2.5 7 7m0-7-7 7" />
    </svg>
  )
}

export function ClockMark() {
  return (
    <svg {...frame} strokeWidth="1.5">
      <circle cx="6" cy="6" r="4.75" />
      <path d="M6 3.5V6l1.75 1.25" />
    </svg>
  )
}

export function OctagonMark() {
  return (
    <svg {...frame} strokeWidth="1.5">
      <path d="M4 1.25h4L10.75 4v4L8 10.75H4L1.25 8V4Z" />
      <path d="M6 3.75v2.5m0 2v.01" />
    </svg>
  )
}

/** One, two or three rising bars. */
export function BarsMark({ level }: { level: 1 | 2 | 3 }) {
  return (
    <svg {...frame} strokeWidth="2.25" strokeLinecap="butt">
      <path d="M2 11V8" />
      <path d="M6 11V5" opacity={level >= 2 ? 1 : 0.25} />
      <path d="M10 11V2" opacity={level === 3 ? 1 : 0.25} />
    </svg>
  )
}
