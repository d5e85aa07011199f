import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Lesson, Seminar, SeminarPort } from '../seminar.port.ts'
import { useOwnLessons, type OwnLessons } from '../useOwnLessons.ts'
import { AddLessonDialog } from './AddLessonDialog.tsx'
import { RenameLessonDialog } from './RenameLessonDialog.tsx'
import { ReplaceLessonDialog } from './ReplaceLessonDialog.tsx'

/** What is asked about films and documents; undefined: nothing. */
export type OwnLessonAsk =
  | 'add'
  | { rename: Lesson }
  | { replace: Lesson }
  | { remove: Lesson }
  | undefined

export interface OwnLessonDialogsProps {
  port: Pick<SeminarPort, 'unfinished' | 'discardUpload'>
  seminar: Seminar
  own: OwnLessons
  asks: OwnLessonAsk
  onClose: () => void
}

/** The one of the dialogs about films and documents that is open. */
export function OwnLessonDialogs({ port, seminar, own, asks, onClose }: OwnLessonDialogsProps) {
  const { t } = useMessages(messages)
  if (asks === 'add')
    return own.add ? (
      <AddLessonDialog
        port={port}
        seminar={seminar}
        add={own.add}
        findFiles={own.findFiles}
        onClose={onClose}
      />
    ) : null
  if (asks && 'replace' in asks)
    return own.replace ? (
      <ReplaceLessonDialog
        port={port}
        seminar={seminar}
        lesson={asks.replace}
        replace={own.replace}
        findFiles={own.findFiles}
        onClose={onClose}
      />
    ) : null
  if (asks && 'rename' in asks)
    return (
      <RenameLessonDialog
        lesson={asks.rename}
        onRename={async (title) => own.rename?.(asks.rename, title)}
        onClose={onClose}
      />
    )
  if (!asks) return null
  const { title } = asks.remove
  return (
    <DeleteQuestion
      title={t('ownLesson.removeTitle', { title })}
      detail={t('ownLesson.removeDetail')}
      confirmLabel={t('ownLesson.remove')}
      onDelete={() => own.remove?.(asks.remove)}
      onClose={onClose}
    />
  )
}

export interface AddLessonToProps extends Pick<OwnLessonDialogsProps, 'seminar' | 'onClose'> {
  port: SeminarPort
  /** It is there now. */
  onAdded: (seminar: Seminar) => void
}

/** The choice of a film or document from outside of its seminar. */
export function AddLessonTo({ port, seminar, onAdded, onClose }: AddLessonToProps) {
  const own = useOwnLessons(port, seminar, onAdded)
  return <OwnLessonDialogs port={port} seminar={seminar} own={own} asks="add" onClose={onClose} />
}
