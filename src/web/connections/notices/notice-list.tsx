import { Banner } from '#web/ui/feedback/banner.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'

import styles from './notice-list.module.css'

type Notice = { key: string; customerId: string; name: string; text: string }

type NoticeListProps = { title: string; tone?: 'danger'; notices: Notice[] }

/** What somebody has to look at, each on the page of its connection. Nothing while there is none. */
export function NoticeList({ title, tone, notices }: NoticeListProps) {
  if (notices.length === 0) return null

  return (
    <div className={styles.place}>
      <Banner tone={tone}>
        <strong>{title}</strong>
        <ul className={styles.list}>
          {notices.map(({ key, customerId, name, text }) => (
            <li key={key}>
              <Link to={adminPaths.signOn(customerId)}>
                <bdi>{name}</bdi>
              </Link>
              : {text}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
