import { Button, Card, Dialog, MediaMark, TextField } from '@atrium/design-system'
import { useId, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { formatEuro } from '../format.ts'
import { goToPage } from '../frame/index.ts'
import type { Channel } from './cockpit.data.ts'
import { cockpitMessages } from './messages/index.ts'

const List = styled.ul`
  @layer at.components {
    margin: 0;
    padding: 0;
    list-style: none;

    li {
      padding-block: 14px;
      border-block-end: 1px solid var(--at-line);
    }
    li:first-child {
      padding-block-start: 2px;
    }
    li:last-child {
      padding-block-end: 0;
      border: 0;
    }
    .at-head {
      display: flex;
      align-items: center;
      gap: 10px;
    }
    b {
      display: block;
      font-weight: 600;
    }
    small {
      display: block;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    .at-buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-block-start: 10px;
    }
  }
`

const Done = styled.p`
  @layer at.components {
    margin: 0;
    color: var(--at-text-2);
  }
`

export interface ApprovalsCardProps {
  channels: readonly Channel[]
  onApprove: (channel: Channel) => void
  onReject: (channel: Channel) => void
}

/** The channels that wait for the reader's decision (COCK-08, COCK-09). */
export function ApprovalsCard({ channels, onApprove, onReject }: ApprovalsCardProps) {
  const { t, locale } = useMessages(cockpitMessages)
  const [rejecting, setRejecting] = useState<Channel>()
  const body = useRef<HTMLDivElement>(null)
  const decide = (channel: Channel, act: (channel: Channel) => void) => {
    // The row goes; the focus stays in the list, on what takes its place.
    const index = channels.indexOf(channel)
    act(channel)
    requestAnimationFrame(() => {
      const rows = body.current?.querySelectorAll('li') ?? []
      const row = rows[Math.min(index, rows.length - 1)]
      const target = row?.querySelector<HTMLElement>('button') ?? body.current
      target?.focus()
    })
  }
  return (
    <Card title={t('approvals.title')}>
      <div ref={body} tabIndex={-1}>
        {channels.length === 0 ? (
          <Done>{t('approvals.done')}</Done>
        ) : (
          <List>
            {channels.map((channel) => (
              <li key={channel.id}>
                <div className="at-head">
                  <MediaMark kind={channel.kind} />
                  <span>
                    <b>{channel.name}</b>
                    <small>
                      {formatEuro(locale, channel.budget)} · {t('approvals.plan')}
                    </small>
                  </span>
                </div>
                <div className="at-buttons">
                  <Button
                    variant="primary"
                    size="compact"
                    onPress={() => decide(channel, onApprove)}
                  >
                    {t('action.approve')}
                  </Button>
                  <Button size="compact" onPress={() => setRejecting(channel)}>
                    {t('action.reject')}
                  </Button>
                  <Button variant="quiet" size="compact" onPress={() => goToPage('#approvals')}>
                    {t('action.compare')}
                  </Button>
                </div>
              </li>
            ))}
          </List>
        )}
      </div>
      {rejecting && (
        <RejectDialog
          name={rejecting.name}
          onClose={() => setRejecting(undefined)}
          onReject={() => {
            decide(rejecting, onReject)
            setRejecting(undefined)
          }}
        />
      )}
    </Card>
  )
}

interface RejectDialogProps {
  name: string
  onClose: () => void
  onReject: () => void
}

/** A rejection says why (COCK-09). */
function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const { t } = useMessages(cockpitMessages)
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setMissing(true)
    onReject()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reject.title', { name })}
      footer={
        <>
          <Button onPress={onClose}>{t('reject.cancel')}</Button>
          <Button variant="danger" type="submit" form={formId}>
            {t('reject.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={t('reject.label')}
          rows={3}
          value={reason}
          onChange={(text) => {
            setReason(text)
            setMissing(false)
          }}
          errorMessage={isMissing ? t('reject.missing') : undefined}
          isRequired
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
        />
      </form>
    </Dialog>
  )
}
