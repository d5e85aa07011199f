import { Banner, Button, copyText, Dialog, KeepFocus, Skeleton } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { toPortError, useMessages, useModuleHost, useQuery } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { Share, Shares } from './shares.types.ts'
import { RequestForm } from './RequestForm.tsx'
import { LengthField, NewShareForm, useShareForm, type ShareFormProps } from './share-form.tsx'
import { ShareList } from './ShareList.tsx'

export interface ShareDialogProps {
  shares: Shares
  /** The file or folder that is given away; absent: all links that there are. */
  entry: { id: number; kind: 'file' | 'folder'; name: string } | undefined
  /** Outsiders are asked for files into the folder, instead of getting some. */
  isRequest?: boolean
  onClose: () => void
}

/** Makes a link to a file or folder for somebody without an account; lists those that there are (T-73). */
export function ShareDialog({ shares, entry, isRequest = false, onClose }: ShareDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const { announce, notify } = useModuleHost()
  const result = useQuery(useMemo(() => shares.of(entry?.id), [entry?.id, shares]))
  const [made, setMade] = useState<Share>()
  const refresh = () => void (result.state === 'ready' && result.refresh())
  const all = result.state === 'ready' ? result.data : undefined
  // Of one folder, only what this window makes.
  const list = entry ? all?.filter(({ request }) => (request !== null) === isRequest) : all
  const copy = (share: Share) =>
    void copyText(share.url).then(
      () => notify({ tone: 'success', title: t('share.copied') }),
      () => notify({ tone: 'failure', title: t('share.copyFailed') }),
    )
  const remove = async ({ id }: Share) => {
    try {
      await shares.remove({ id, commandId: crypto.randomUUID() })
      if (made?.id === id) setMade(undefined)
      announce(t('share.removed'))
    } catch (error) {
      notify({ tone: 'failure', title: t('share.failed'), detail: errorText(tools, toPortError(error)) }) // prettier-ignore
    }
    refresh()
  }
  const NewLink = isRequest ? RequestForm : ShareForm
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        entry
          ? t(isRequest ? 'request.title' : 'share.title', { name: entry.name })
          : t('share.all')
      }
      description={
        entry &&
        t(isRequest ? 'request.hint' : entry.kind === 'folder' ? 'share.hintFolder' : 'share.hint')
      }
      footer={<Button onPress={onClose}>{t('action.close')}</Button>}
    >
      <KeepFocus>
        {entry && (
          <NewLink
            entryId={entry.id}
            shares={shares}
            made={made}
            onMade={(share) => {
              setMade(share)
              announce(t('share.added'))
              refresh()
            }}
          />
        )}
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
        {list?.length === 0 && !entry && <p>{t('share.empty')}</p>}
        {list && list.length > 0 && (
          <ShareList
            shares={list}
            namesEntries={!entry}
            onCopy={copy}
            onRemove={(share) => void remove(share)}
          />
        )}
      </KeepFocus>
    </Dialog>
  )
}

function ShareForm({ entryId, shares, made, onMade }: ShareFormProps) {
  const form = useShareForm({ entryId, onMade }, shares.add)
  return (
    <NewShareForm form={form} made={made}>
      <LengthField form={form} />
    </NewShareForm>
  )
}
