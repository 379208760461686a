import * as words from '#words/desk.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'

/** A ticket as agents see it, with its notes, its customer and its requester. */
export function DeskTicketPage() {
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title} />
      <Link to={paths.desk}>{words.backToQueue}</Link>
    </>
  )
}
