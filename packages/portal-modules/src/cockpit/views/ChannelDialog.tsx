import { Banner } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import type { ChannelFields, CockpitChannel } from '../cockpit.port.ts'
import { messages } from '../messages/index.ts'
import type { CockpitModel } from '../useCockpit.ts'
import { PlanForm } from './PlanForm.tsx'

export interface ChannelDialogProps {
  channel: CockpitChannel
  currencyName: string | null
  model: CockpitModel
  onClose: () => void
}

/** Changes budget, days and deadlines of a channel (T-27); says what follows for what was approved (T-38). */
export function ChannelDialog({ channel, currencyName, model, onClose }: ChannelDialogProps) {
  const { t } = useMessages(messages)
  const { budget, start, end, pauses, bookingDeadline, materialDeadline } = channel
  const isApproved = channel.state === 'Approved' || channel.state === 'Verification'
  return (
    <PlanForm<ChannelFields>
      title={t('edit.channelTitle', { name: channel.name })}
      budgetLabel={t('edit.budget')}
      current={{ budget, start, end, pauses, bookingDeadline, materialDeadline }}
      version={channel.version}
      deadlines={{ bookingDeadline: t('edit.booking'), materialDeadline: t('edit.material') }}
      currencyName={currencyName}
      note={isApproved && <Banner tone="info">{t('edit.reopens')}</Banner>}
      onSave={(fields) => model.saveChannel(channel, fields)}
      onClose={onClose}
    />
  )
}
