import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Zap } from 'lucide-react'
import { useRef, useState } from 'react'

import { macroEndpoints } from '#shared/desk/endpoints.ts'
import type { Macro, MacroItem } from '#shared/desk/macros/contract.ts'
import * as words from '#words/macros.ts'
import { call } from '#web/lib/http/call.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { MacroForm } from './macro-form.tsx'
import { MacroLine } from './macro-line.tsx'
import { macroQueries } from './macro-queries.ts'
import styles from './macros.module.css'

/** Page on which agents manage texts that they use again and again. */
export function MacrosPage() {
  const queryClient = useQueryClient()
  const macros = useQuery(macroQueries.list())
  const remove = useRemoveMacro()
  const [editing, setEditing] = useState<Macro | 'new' | null>(null)
  const nameInput = useRef<HTMLInputElement>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  useDocumentTitle(words.title)

  async function edit({ id, name }: MacroItem) {
    try {
      setEditing(await queryClient.fetchQuery(macroQueries.macro(id)))
    } catch (error) {
      toast.error(`${words.notOpened(name)}. ${errorMessage(error)}`)
    }
  }

  const add = (
    <Button
      ref={newButton}
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => setEditing('new')}
    >
      {words.add}
    </Button>
  )
  const all = macros.data ?? []
  const groups = [
    { title: words.shared, among: all.filter(({ isShared }) => isShared) },
    { title: words.own, among: all.filter(({ isShared }) => !isShared) },
  ].filter(({ among }) => among.length > 0)

  return (
    <div className={styles.page}>
      <PageHeader title={words.title} actions={add}>
        {words.lead}
      </PageHeader>
      {macros.isPending && <PageSpinner />}
      {macros.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            detail={errorMessage(macros.error)}
            busy={macros.isFetching}
            onRetry={() => void macros.refetch()}
          />
        </Card>
      )}
      {macros.data && all.length === 0 && (
        <Card flush>
          <EmptyState title={words.none} icon={<Zap aria-hidden="true" />}>
            {words.noneHint}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ title, among }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.list}>
            {among.map((macro) => (
              <MacroLine
                key={macro.id}
                macro={macro}
                onEdit={() => void edit(macro)}
                onRemove={() => remove.mutate(macro)}
                onGone={() => newButton.current?.focus()}
              />
            ))}
          </ul>
        </section>
      ))}
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing === 'new' ? words.addTitle : words.editTitle}
        className={styles.dialog}
        initialFocus={nameInput}
      >
        <MacroForm
          macro={editing === 'new' ? null : editing}
          nameInput={nameInput}
          onDone={() => setEditing(null)}
        />
      </Dialog>
    </div>
  )
}

/** Removes a macro once the list is without it. */
function useRemoveMacro() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ id }: MacroItem) =>
      call(macroEndpoints.removeMacro, { params: { macroId: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: macroQueries.all() }),
    onSuccess: () => toast.success(words.removed),
    onError: (error) => toast.error(`${words.notRemoved}. ${errorMessage(error)}`),
  })
}
