import {
  Banner,
  Button,
  CopyField,
  Dialog,
  KeepFocus,
  Skeleton,
  Stack,
} from '@atrium/design-system'
import { CalendarPlus, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { errorText, formatMoment, toPortError, useMessages, useModuleHost, useQuery, type PortError } from '../../kit/index.ts' // prettier-ignore
import type { CalendarPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'

export interface SubscribeDialogProps {
  port: CalendarPort
  onClose: () => void
}

/** Makes the reader's own calendar address, shows it once, renews it and ends it (T-26, D-11). */
export function SubscribeDialog({ port, onClose }: SubscribeDialogProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { announce, now } = useModuleHost()
  const result = useQuery(useMemo(() => port.feed(), [port]))
  const [url, setUrl] = useState<string>()
  const [failure, setFailure] = useState<PortError>()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: (command: { commandId: string }) => Promise<string | undefined>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const next = await work({ commandId: crypto.randomUUID() })
      setUrl(next)
      announce(t(next === undefined ? 'subscribe.ended' : 'subscribe.made'))
    } catch (error) {
      setFailure(toPortError(error))
    } finally {
      setBusy(false)
      if (result.state === 'ready') result.refresh()
    }
  }
  const feed = result.state === 'ready' ? result.data : null
  const renew = () => void run(async (command) => (await port.renew(command)).url)
  const withdraw = () =>
    void run(async (command) => {
      await port.withdraw(command)
      return undefined
    })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isBusy}
      title={t('subscribe.title')}
      description={t('subscribe.detail')}
      footer={<Button onPress={onClose}>{t('subscribe.close')}</Button>}
    >
      <KeepFocus>
        <Stack>
          {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
          {result.state === 'loading' && <Skeleton lines={2} />}
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
          {url !== undefined && (
            <CopyField
              label={t('subscribe.address')}
              description={t('subscribe.secret')}
              value={url}
              isCode
            />
          )}
          {result.state === 'ready' && !feed && url === undefined && (
            <div>
              <Button variant="primary" icon={CalendarPlus} isPending={isBusy} onPress={renew}>
                {t('subscribe.make')}
              </Button>
            </div>
          )}
          {feed && (
            <>
              <p>
                {t('subscribe.since', {
                  at: formatMoment(locale, new Date(feed.createdAt), now()),
                })}{' '}
                {feed.readAt === null
                  ? t('subscribe.unread')
                  : t('subscribe.read', {
                      at: formatMoment(locale, new Date(feed.readAt), now()),
                    })}
              </p>
              {url === undefined && <p>{t('subscribe.once')}</p>}
              <Stack direction="row">
                <Button icon={RotateCw} isPending={isBusy} onPress={renew}>
                  {t('subscribe.renew')}
                </Button>
                <Button variant="quiet" isDisabled={isBusy} onPress={withdraw}>
                  {t('subscribe.end')}
                </Button>
              </Stack>
            </>
          )}
        </Stack>
      </KeepFocus>
    </Dialog>
  )
}
