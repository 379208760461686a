import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/ui.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { CrashPage } from '#web/ui/feedback/crash-page.tsx'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { classNames } from '#web/ui/display/class-names.ts'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { ToastRegion } from '#web/ui/feedback/toast.tsx'

import styles from './app-frame.module.css'
import { BrandMark } from './brand-mark.tsx'
import { AttentionMark } from '#web/ui/display/attention-mark.tsx'
import { currentMark, type FrameLink } from './frame-link.ts'
import { useNavigationFocus } from '#web/lib/navigation/use-navigation-focus.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'

type AppFrameProps = {
  /** Beside the mark at the start of the bar, and where both lead. */
  name: string
  home: Address
  /** Name of the navigation, such as "Main". */
  navLabel: string
  links: FrameLink[]
  /** The address among the links that the page belongs to; by default that of the page or above it. */
  current?: Address
  /** Before the brand. */
  opener?: ReactNode
  /** Icon buttons at the end of the bar. */
  tools: ReactNode
  /** The menu of the account, after the tools where the bar at the bottom has none. */
  account: ReactNode
  /** Buttons after the links of the bar at the bottom, which look like them by `bottomLinkClass`. */
  bottomTools: ReactNode
  /** Between the bar and the content. */
  notice?: ReactNode
  /** The pages of the area, at the left of the content. */
  rail?: ReactNode
  /** The bar and the content use the room that wide windows have. */
  isWide?: boolean
  /** Stays above the content of every page. */
  lead?: ReactNode
  /** Over the content. */
  overlay?: ReactNode
  children: ReactNode
}

/** The look of a link or button of the bar at the bottom: an icon above a word. */
export const bottomLinkClass = classNames(styles.bottomLink)

/** The bar at the top, the content, and on narrow screens a second bar at the bottom. */
export function AppFrame({
  name,
  home,
  navLabel,
  links,
  current,
  opener,
  tools,
  account,
  bottomTools,
  notice,
  rail,
  isWide,
  lead,
  overlay,
  children,
}: AppFrameProps) {
  const { pathname } = useLocation()
  const markOf = ({ to }: FrameLink) => {
    if (current === undefined || to === pathname) return currentMark(to, pathname, links)
    return to === current ? 'true' : undefined
  }
  usePageMoves()

  return (
    <>
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <header className={styles.bar} data-wide={isWide} data-print="hide">
        <div className={styles.inner}>
          {opener}
          <div className={styles.brand}>
            <Link to={home} className={styles.brandLink}>
              <BrandMark />
              <span dir="auto">{name}</span>
            </Link>
          </div>
          <nav aria-label={navLabel} className={styles.links}>
            {links.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                className={styles.link}
                data-in-menu={link.isInMenu}
                aria-current={markOf(link)}
              >
                {link.text}
                {link.hasMark && <AttentionMark />}
              </Link>
            ))}
          </nav>
          <div className={styles.tools}>
            {tools}
            <div className={styles.wideOnly}>{account}</div>
          </div>
        </div>
      </header>
      {rail}
      <div className={styles.body} data-wide={isWide} data-beside-rail={rail !== undefined}>
        {notice}
        <main id="content" tabIndex={-1} className={styles.content}>
          {lead}
          <ErrorBoundary
            resetKey={pathname}
            renderFailure={(error, retry) => <CrashPage {...{ error, retry }} />}
          >
            <Suspense fallback={<PageSpinner />}>{children}</Suspense>
          </ErrorBoundary>
          {overlay}
        </main>
      </div>
      <nav aria-label={navLabel} className={styles.bottom} data-print="hide">
        {links
          .filter(({ isInMenu }) => !isInMenu)
          .map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className={styles.bottomLink}
              aria-current={markOf(link)}
            >
              <link.Icon aria-hidden="true" />
              <span>
                {link.text}
                {link.hasMark && <AttentionMark />}
              </span>
            </Link>
          ))}
        {bottomTools}
      </nav>
      <ToastRegion />
    </>
  )
}

/** Does what a page load would do by itself: begin at the top, and with the heading. */
function usePageMoves() {
  useNavigationFocus()
  useScrollRestoration()
}
