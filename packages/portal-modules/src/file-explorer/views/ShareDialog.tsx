import {
  Banner,
  Button,
  copyText,
  CopyField,
  Dialog,
  KeepFocus,
  PasswordField,
  Select,
  Skeleton,
  TextField,
} from '@atrium/design-system'
import { useId, useMemo, useState, type FormEvent } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  useQuery,
  type PortError,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { Share, Shares } from '../shares.types.ts'
import { DialogForm } from './FolderDialog.tsx'
import { RequestForm } from './RequestForm.tsx'
import { shareLengths, shortestPassword, usualLength, type ShareFormProps } from './share-form.ts'
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
  const result = useQuery(
    useMemo(() => shares.of(entry?.id), [entry?.id, shares]),
    { asksAlways: true },
  )
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
  const tools = useMessages(messages)
  const { t } = tools
  const id = useId()
  const [days, setDays] = useState(usualLength)
  const [note, setNote] = useState('')
  const [password, setPassword] = useState('')
  const [hasChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isPending, setPending] = useState(false)
  const isShort = password !== '' && password.length < shortestPassword

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setFailure(undefined)
    if (isShort || isPending) return
    setPending(true)
    try {
      const share = await shares.add({
        entryId,
        days,
        ...(password !== '' && { password }),
        ...(note.trim() !== '' && { note: note.trim() }),
        commandId: crypto.randomUUID(),
      })
      setNote('')
      setPassword('')
      setChecked(false)
      onMade(share)
    } catch (error) {
      setFailure(toPortError(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <DialogForm id={id} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
      <Select
        label={t('share.length')}
        options={shareLengths.map((length) => ({
          id: `${length}`,
          label: t('share.days', { days: length }),
        }))}
        value={`${days}`}
        onChange={(value) => setDays(Number(value ?? usualLength))}
      />
      <TextField
        label={t('share.for')}
        description={t('share.forHint')}
        value={note}
        maxLength={200}
        onChange={setNote}
      />
      <PasswordField
        label={t('share.password')}
        description={t('share.passwordHint')}
        value={password}
        autoComplete="new-password"
        onChange={setPassword}
        errorMessage={
          hasChecked && isShort
            ? t('share.passwordShort', { count: shortestPassword })
            : failure?.fields.password?.[0]
        }
      />
      <div>
        <Button variant="primary" type="submit" isPending={isPending}>
          {t('share.add')}
        </Button>
      </div>
      {made && <CopyField label={t('share.address')} value={made.url} isCode />}
    </DialogForm>
  )
}
