import { ConfirmDialog } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { ReportModel } from '../report/useReport.ts'
import type { Participant, Seminar } from '../seminar.port.ts'
import { ResetDialog } from './ResetDialog.tsx'
import { SignUpGroupsDialog } from './SignUpGroupsDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** What is asked over the report. */
export type ReportAsk = 'sign-up' | { withdraw: Participant } | { reset: Participant }

export interface ReportDialogsProps {
  model: ReportModel
  seminar: Seminar
  asks: ReportAsk
  onClose: () => void
}

/** The dialogs of the report, one at a time. */
export function ReportDialogs({ model, seminar, asks, onClose }: ReportDialogsProps) {
  const { report, signUpGroups, withdraw, reset } = model
  if (asks === 'sign-up')
    return (
      signUpGroups && (
        <SignUpGroupsDialog
          seminar={seminar}
          people={report.state === 'ready' ? report.data.participants : []}
          groups={report.state === 'ready' ? report.data.groups : []}
          onSignUp={signUpGroups}
          onClose={onClose}
        />
      )
    )
  if ('withdraw' in asks)
    return (
      withdraw && <WithdrawDialog person={asks.withdraw} onWithdraw={withdraw} onClose={onClose} />
    )
  return (
    reset && <ResetDialog seminar={seminar} person={asks.reset} onReset={reset} onClose={onClose} />
  )
}

export interface RemindQuestionProps {
  /** Undefined: nothing is asked. */
  people: readonly Participant[] | undefined
  onConfirm: (people: readonly Participant[]) => void
  onClose: () => void
}

/** Asks before people are reminded: they get a message. */
export function RemindQuestion({ people, onConfirm, onClose }: RemindQuestionProps) {
  const { t } = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen={people !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('remind.confirmTitle', { count: people?.length ?? 0 })}
      confirmLabel={t('remind.confirm')}
      onConfirm={() => {
        onClose()
        if (people) onConfirm(people)
      }}
    >
      {t('remind.confirmDetail', { count: people?.length ?? 0 })} {t('remind.once')}.
    </ConfirmDialog>
  )
}
