import { CircleUser, LogOut } from 'lucide-react'
import { useLocation } from 'react-router'

import * as words from '#words/navigation.ts'
import { useBrand } from '#web/lib/format/brand.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import type { FrameMenuProps } from '#web/ui/layout/app-frame.tsx'
import { currentMark } from '#web/ui/layout/frame-link.ts'
import { AttentionMark } from '#web/ui/display/attention-mark.tsx'
import { Disclosure, menuItemClass, MenuSection } from '#web/ui/controls/disclosure.tsx'

import { LateOwnLanguage } from '#web/access/language/late-language-select.tsx'
import { useSignOut } from './use-sign-out.ts'
import styles from './user-menu.module.css'
import { useViewer } from './viewer-context.ts'

export function UserMenu({ button, buttonClassName, links }: FrameMenuProps) {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const signOut = useSignOut()
  const { name } = useBrand()
  // Staff belong to the organization that runs the portal.
  const organization = viewer.organization ?? (viewer.isAgent ? name : null)

  return (
    <Disclosure
      label={button ? undefined : words.accountOf(viewer.name)}
      button={button ?? <CircleUser aria-hidden="true" />}
      buttonClassName={buttonClassName ?? styles.opener}
      panelLabel={words.account}
    >
      {(close) => (
        <>
          <dl className={styles.who}>
            <dt className={styles.term}>{words.name}</dt>
            <dd className={styles.name}>
              <bdi>{viewer.name}</bdi>
            </dd>
            <dt className={styles.term}>{words.email}</dt>
            <dd>{viewer.email}</dd>
            {organization && (
              <>
                <dt className={styles.term}>{words.organization}</dt>
                <dd>
                  <bdi>{organization}</bdi>
                </dd>
              </>
            )}
          </dl>
          {links.length > 0 && (
            <MenuSection>
              {links.map(({ to, text, Icon, hasMark }) => (
                <Link
                  key={to}
                  to={to}
                  className={menuItemClass}
                  aria-current={currentMark(to, pathname, links)}
                  onClick={close}
                >
                  <Icon aria-hidden="true" />
                  {text}
                  {hasMark && <AttentionMark />}
                </Link>
              ))}
            </MenuSection>
          )}
          <MenuSection>
            <div className={styles.who}>
              <LateOwnLanguage />
            </div>
          </MenuSection>
          <MenuSection>
            <button
              type="button"
              className={menuItemClass}
              aria-disabled={signOut.isPending}
              onClick={() => {
                if (!signOut.isPending) signOut.mutate()
              }}
            >
              <LogOut aria-hidden="true" />
              {signOut.isPending ? words.signingOut : words.signOut}
            </button>
          </MenuSection>
        </>
      )}
    </Disclosure>
  )
}
