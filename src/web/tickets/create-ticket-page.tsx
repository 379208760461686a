import { useDocumentTitle } from '#web/lib/document-title.ts'

import { CreateTicketForm } from './create-ticket-form.tsx'
import styles from './create-ticket-page.module.css'

export function CreateTicketPage() {
  useDocumentTitle('Create New Support Ticket')

  return (
    <div className={styles.page}>
      <header>
        <h1>Create New Support Ticket</h1>
        <p className={styles.subtitle}>Submit your request and our team will assist you shortly</p>
      </header>
      <CreateTicketForm />
    </div>
  )
}
