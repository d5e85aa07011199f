import { Banner, Button, Dialog, ListRow, ListRows, MediaMark, Skeleton, Stack, TextArea } from '@atrium/design-system' // prettier-ignore
import { Check } from 'lucide-react'
import { useState } from 'react'
import { formatBudget, formatRange } from '../../kit/campaigns/index.ts'
import { errorText, useMessages } from '../../kit/index.ts'
import type { Campaign, CampaignsPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import { useApproving } from '../useApproving.ts'

export interface ApproveDialogProps {
  port: NonNullable<CampaignsPort['approvals']>
  campaigns: readonly Campaign[]
  onClose: () => void
}

/** Shows what several campaigns wait for, channel by channel, and approves all of it (T-24, COCK-09). */
export function ApproveDialog({ port, campaigns, onClose }: ApproveDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { result, plans, failures, isSending, approve } = useApproving(port, campaigns)
  const [note, setNote] = useState('')
  const [condition, setCondition] = useState('')
  const channels = plans.reduce((sum, plan) => sum + plan.channels.length, 0)
  const absent = plans.find(({ onBehalfOf }) => onBehalfOf !== null)?.onBehalfOf
  const send = async () => {
    if (await approve({ note, condition })) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSending}
      title={t('approve.title', { count: campaigns.length, name: campaigns[0]?.name ?? '' })}
      description={channels > 0 ? t('approve.detail', { channels }) : undefined}
      footer={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            variant="primary"
            icon={Check}
            isPending={isSending}
            isDisabled={channels === 0}
            onPress={() => void send()}
          >
            {t(condition.trim() ? 'approve.confirmConditional' : 'approve.confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        {result.state === 'loading' && (
          <section aria-busy="true" aria-label={t('loading')}>
            <Skeleton lines={4} height="44px" />
          </section>
        )}
        {result.state === 'failed' && (
          <Banner
            tone="bad"
            action={
              <Button size="compact" onPress={result.retry}>
                {t('action.retry')}
              </Button>
            }
          >
            {errorText(tools, result.error)}
          </Banner>
        )}
        {result.state === 'ready' && plans.length === 0 && (
          <Banner tone="info">{t('approve.nothing')}</Banner>
        )}
        {absent && <Banner tone="info">{t('approve.onBehalfOf', { name: absent })}</Banner>}
        {plans.map(({ campaignId, name, channels: own }) => {
          const failure = failures.get(campaignId)
          return (
            <section key={campaignId} aria-label={name}>
              <Stack gap="2">
                <b>{name}</b>
                {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
                <ListRows aria-label={name}>
                  {own.map((channel) => (
                    <ListRow
                      key={channel.id}
                      mark={<MediaMark kind={channel.kind} />}
                      title={channel.name}
                      subtitle={formatRange(locale, channel.start, channel.end)}
                      meta={<b>{formatBudget(locale, channel.budget, channel.currencyName)}</b>}
                    />
                  ))}
                </ListRows>
              </Stack>
            </section>
          )
        })}
        {channels > 0 && (
          <>
            <TextArea
              label={t('approve.note')}
              description={t('approve.noteHint')}
              value={note}
              onChange={setNote}
              maxLength={1000}
            />
            <TextArea
              label={t('approve.condition')}
              description={t('approve.conditionHint', { channels })}
              value={condition}
              onChange={setCondition}
              maxLength={1000}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
