import type { Address } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'

import styles from './link-list.module.css'

type Props = { title: string; links: { to: Address; name: string }[] }

/** Lists links by name below a sentence that introduces them, or says that there are none. */
export function LinkList({ title, links }: Props) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
