import { Banner, Button, CopyField, PasswordField, Select, TextField } from '@atrium/design-system'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { toPortError, useMessages, type PortError } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import type { Share, Shares } from './shares.types.ts'
import { DialogForm } from '../naming/FolderDialog.tsx'

/** Days for which a link is good. */
const lengths = [1, 7, 30, 90, 365]
const usualLength = 7
/** Characters of a password. */
const shortestPassword = 8

/** What makes a new link, of either kind. */
export interface ShareFormProps {
  entryId: number
  shares: Shares
  /** The one that was made last, to be copied. */
  made: Share | undefined
  onMade: (share: Share) => void
}

/** What links of both kinds say. */
type NewShare = Parameters<Shares['add']>[0]

/** Holds what links of both kinds ask for, and makes one. */
export function useShareForm(
  { entryId, onMade }: Pick<ShareFormProps, 'entryId' | 'onMade'>,
  make: (share: NewShare) => Promise<Share>,
) {
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
      const share = await make({
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
  return {
    days,
    setDays,
    note,
    setNote,
    password,
    setPassword,
    isTooShort: hasChecked && isShort,
    failure,
    isPending,
    submit: (event: FormEvent) => void submit(event),
  }
}

type ShareForm = ReturnType<typeof useShareForm>

/** For how long the link is good. */
export function LengthField({ form }: { form: ShareForm }) {
  const { t } = useMessages(messages)
  return (
    <Select
      label={t('share.length')}
      options={lengths.map((length) => ({
        id: `${length}`,
        label: t('share.days', { days: length }),
      }))}
      value={`${form.days}`}
      onChange={(value) => form.setDays(Number(value ?? usualLength))}
    />
  )
}

/** The form: what is asked of one kind, then whom it is for, a password, and the link that was made. */
export function NewShareForm({
  form,
  made,
  children,
}: {
  form: ShareForm
  made: Share | undefined
  children: ReactNode
}) {
  const tools = useMessages(messages)
  const { t } = tools
  const id = useId()
  const { failure } = form
  return (
    <DialogForm id={id} noValidate onSubmit={form.submit}>
      {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
      {children}
      <TextField
        label={t('share.for')}
        description={t('share.forHint')}
        value={form.note}
        maxLength={200}
        onChange={form.setNote}
      />
      <PasswordField
        label={t('share.password')}
        description={t('share.passwordHint')}
        value={form.password}
        autoComplete="new-password"
        onChange={form.setPassword}
        errorMessage={
          form.isTooShort
            ? t('share.passwordShort', { count: shortestPassword })
            : failure?.fields.password?.[0]
        }
      />
      <div>
        <Button variant="primary" type="submit" isPending={form.isPending}>
          {t('share.add')}
        </Button>
      </div>
      {made && <CopyField label={t('share.address')} value={made.url} isCode />}
    </DialogForm>
  )
}
