import { useNavigationFocus } from './use-navigation-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** What a page load would do by itself: begin at the top, and with the heading. */
export function usePageMoves() {
  useNavigationFocus()
  useScrollRestoration()
}
