import { ConfirmDialog } from '@atrium/design-system'
import { useMessages } from '@atrium/portal-modules/kit'
import { leavingMessages } from './messages/index.ts'
import { useLeaveQuestion, type LeaveOptions } from './useLeaveQuestion.ts'

/** Stands on a page with something to lose, and asks before somebody leaves it (SET-01). */
export function LeaveQuestion(options: LeaveOptions) {
  const { t } = useMessages(leavingMessages)
  const question = useLeaveQuestion(options)
  return (
    <ConfirmDialog
      isOpen={question.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) question.stay()
      }}
      title={t('title')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      isDanger
      onConfirm={question.leave}
    >
      {t('detail')}
    </ConfirmDialog>
  )
}
