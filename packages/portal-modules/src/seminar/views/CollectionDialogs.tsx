import { later } from '@atrium/design-system'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Seminar, SeminarPort } from '../seminar.port.ts'
import type { SeminarsModel } from '../useSeminars.ts'

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)
const SeminarEditor = later(async () => (await import('./SeminarEditor.tsx')).SeminarEditor)
const AddLessonTo = later(async () => (await import('./OwnLessonDialogs.tsx')).AddLessonTo)
const PackageDialog = later(async () => (await import('./PackageDialog.tsx')).PackageDialog)

/** What is asked over the collection. */
export type CollectionAsk =
  | 'new'
  | { edit: number }
  | { package: number }
  | { lesson: number }
  | { audience: number }
  | { remove: Seminar }

export interface CollectionDialogsProps {
  port: SeminarPort
  model: SeminarsModel
  asks: CollectionAsk
  onAsk: (next: CollectionAsk | undefined) => void
}

/** The dialogs of a collection, one at a time; none where the seminar is gone meanwhile. */
export function CollectionDialogs({ port, model, asks, onAsk }: CollectionDialogsProps) {
  const { t } = useMessages(messages)
  const { collection, editing } = model
  const close = () => onAsk(undefined)
  const find = (id: number) =>
    collection.state === 'ready' ? collection.data.seminars.find((one) => one.id === id) : undefined
  if (asks === 'new')
    return (
      <SeminarEditor
        editing={editing}
        seminar={undefined}
        onClose={close}
        onAdded={({ id, kind }) => {
          // What somebody made needs its package next.
          if (kind === 'scorm' && editing.uploadPackage) onAsk({ package: id })
        }}
      />
    )
  if ('remove' in asks)
    return (
      <DeleteQuestion
        title={t('delete.confirm', { title: asks.remove.title })}
        detail={t('delete.confirmDetail')}
        confirmLabel={t('action.delete')}
        onDelete={() => model.remove?.(asks.remove)}
        onClose={close}
      />
    )
  if ('edit' in asks) {
    const seminar = find(asks.edit)
    return (
      seminar && (
        <SeminarEditor
          key={seminar.id}
          editing={editing}
          seminar={seminar}
          onClose={close}
          onAdded={() => undefined}
        />
      )
    )
  }
  if ('package' in asks) {
    const seminar = find(asks.package)
    return (
      seminar &&
      editing.uploadPackage && (
        <PackageDialog
          seminar={seminar}
          port={port}
          upload={editing.uploadPackage}
          onLesson={port.addLesson && (() => onAsk({ lesson: seminar.id }))}
          onClose={close}
        />
      )
    )
  }
  if ('lesson' in asks) {
    const seminar = find(asks.lesson)
    return (
      seminar && <AddLessonTo port={port} seminar={seminar} onAdded={model.open} onClose={close} />
    )
  }
  const seminar = find(asks.audience)
  return (
    seminar &&
    model.audience &&
    editing.groups && (
      <AudienceDialog
        items={[
          {
            id: seminar.id,
            name: seminar.title,
            audience: seminar.audience ?? [],
            version: seminar.version,
            isContainer: false,
          },
        ]}
        groups={editing.groups}
        changes={model.audience.changes}
        onSave={model.audience.save}
        onClose={close}
      />
    )
  )
}
