import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { nameOf } from '../report/report.logic.ts'
import type { Participant } from '../seminar.port.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export interface WithdrawDialogProps {
  /** Somebody with a certificate that holds. */
  person: Participant
  onWithdraw: (person: Participant, reason: string) => Promise<PortError | undefined>
  onClose: () => void
}

/** Withdraws somebody's certificate, and says why (T-90). */
export function WithdrawDialog({ person, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useMessages(messages)
  const name = nameOf(person)
  return (
    <ReasonDialog
      title={t('withdraw.title', { name })}
      detail={t('withdraw.detail')}
      confirmLabel={t('withdraw.confirm')}
      isDanger
      hint={t('withdraw.reasonHint', { name })}
      onConfirm={(reason) => onWithdraw(person, reason)}
      onClose={onClose}
    />
  )
}
