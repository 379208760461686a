import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

export type Announced = { text: string; times: number }

/**
 * For what assistive technology would not read by itself, such as a problem of the field that has
 * the focus already. Counted, so that the same text is said again.
 */
export function Announcement({ text, times }: Announced) {
  return (
    <span role="alert">
      <VisuallyHidden key={times}>{text}</VisuallyHidden>
    </span>
  )
}
