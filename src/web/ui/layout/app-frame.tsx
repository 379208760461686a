import { Menu as MenuMark } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/ui.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { CrashPage } from '#web/ui/feedback/crash-page.tsx'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { ToastRegion } from '#web/ui/feedback/toast.tsx'

import styles from './app-frame.module.css'
import { BrandMark } from './brand-mark.tsx'
import { AttentionMark } from '#web/ui/display/attention-mark.tsx'
import { currentMark, type FrameLink } from './frame-link.ts'
import { useNavigationFocus } from '#web/lib/navigation/use-navigation-focus.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'

export type FrameMenuProps = {
  /** Content of the button that opens it; an icon by default. */
  button?: ReactNode
  buttonClassName?: string
  links: FrameLink[]
}

type AppFrameProps = {
  /** Beside the mark at the start of the bar, and where both lead. */
  name: string
  home: Address
  /** Name of the navigation, such as "Main". */
  navLabel: string
  links: FrameLink[]
  /** Icon buttons at the end of the bar. */
  tools: ReactNode
  /** The menu of the account, after the tools or at the end of the bar at the bottom. */
  Menu: ComponentType<FrameMenuProps>
  menuLinks: FrameLink[]
  /** Between the bar and the content. */
  notice?: ReactNode
  /** Stays above the content of every page. */
  lead?: ReactNode
  /** Over the content. */
  overlay?: ReactNode
  children: ReactNode
}

/** The bar at the top, the content, and on narrow screens a second bar at the bottom. */
export function AppFrame({
  name,
  home,
  navLabel,
  links,
  tools,
  Menu,
  menuLinks,
  notice,
  lead,
  overlay,
  children,
}: AppFrameProps) {
  const { pathname } = useLocation()
  const inMenu = links.filter(({ isInMenu }) => isInMenu)
  usePageMoves()

  const menu = (
    <Menu
      buttonClassName={styles.bottomLink}
      button={
        <>
          <MenuMark aria-hidden="true" />
          <span>
            {words.menu}
            {inMenu.some(({ hasMark }) => hasMark) && <AttentionMark />}
          </span>
        </>
      }
      links={[...inMenu, ...menuLinks]}
    />
  )

  return (
    <>
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <header className={styles.bar} data-print="hide">
        <div className={styles.inner}>
          <div className={styles.brand}>
            <Link to={home} className={styles.brandLink}>
              <BrandMark />
              <span dir="auto">{name}</span>
            </Link>
          </div>
          <nav aria-label={navLabel} className={styles.links}>
            {links.map(({ to, text, isInMenu, hasMark }) => (
              <Link
                key={to}
                to={to}
                className={styles.link}
                data-in-menu={isInMenu}
                aria-current={currentMark(to, pathname, links)}
              >
                {text}
                {hasMark && <AttentionMark />}
              </Link>
            ))}
          </nav>
          <div className={styles.tools}>
            {tools}
            <div className={styles.wideOnly}>
              <Menu links={menuLinks} />
            </div>
            {inMenu.length > 0 && <div className={styles.crowdedOnly}>{menu}</div>}
          </div>
        </div>
      </header>
      {notice}
      <main id="content" tabIndex={-1} className={styles.content}>
        {lead}
        <ErrorBoundary resetKey={pathname} fallback={<CrashPage />}>
          <Suspense fallback={<PageSpinner />}>{children}</Suspense>
        </ErrorBoundary>
        {overlay}
      </main>
      <nav aria-label={navLabel} className={styles.bottom} data-print="hide">
        {links
          .filter(({ isInMenu }) => !isInMenu)
          .map(({ to, text, Icon, hasMark }) => (
            <Link
              key={to}
              to={to}
              className={styles.bottomLink}
              aria-current={currentMark(to, pathname, links)}
            >
              <Icon aria-hidden="true" />
              <span>
                {text}
                {hasMark && <AttentionMark />}
              </span>
            </Link>
          ))}
        {menu}
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
