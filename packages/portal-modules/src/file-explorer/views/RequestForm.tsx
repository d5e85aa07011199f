import { Banner, Button, CopyField, NumberField, PasswordField, Select, TextArea, TextField } from '@atrium/design-system' // prettier-ignore
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { formatBytes, toPortError, useMessages, type PortError } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { messages } from '../messages/index.ts'
import { DialogForm } from './FolderDialog.tsx'
import { shareLengths, shortestPassword, usualLength, type ShareFormProps } from './share-form.ts'

const gigabyte = 1_073_741_824
const sizes = [gigabyte / 8, gigabyte, 5 * gigabyte, 20 * gigabyte, 50 * gigabyte]
const usualSize = 5 * gigabyte
const usualFiles = 50
const maxFilesAllowed = 1_000

const Pair = styled.div`
  @layer at.components {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
    align-items: start;
    gap: 16px;
  }
`

/** Asks outsiders for files into a folder: what for, until when, how much (T-73, FILE-12). */
export function RequestForm({ entryId, shares, made, onMade }: ShareFormProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const id = useId()
  const [message, setMessage] = useState('')
  const [days, setDays] = useState(usualLength)
  const [maxFiles, setMaxFiles] = useState<number | null>(usualFiles)
  const [maxBytes, setMaxBytes] = useState(usualSize)
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
      const share = await shares.request({
        entryId,
        days,
        maxFiles: maxFiles ?? usualFiles,
        maxBytes,
        ...(message.trim() !== '' && { message: message.trim() }),
        ...(password !== '' && { password }),
        ...(note.trim() !== '' && { note: note.trim() }),
        commandId: crypto.randomUUID(),
      })
      setMessage('')
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
      <TextArea
        label={t('request.message')}
        value={message}
        maxLength={1_000}
        onChange={setMessage}
      />
      <Select
        label={t('share.length')}
        options={shareLengths.map((length) => ({
          id: `${length}`,
          label: t('share.days', { days: length }),
        }))}
        value={`${days}`}
        onChange={(value) => setDays(Number(value ?? usualLength))}
      />
      <Pair>
        <NumberField
          label={t('request.maxFiles')}
          value={maxFiles}
          minValue={1}
          maxValue={maxFilesAllowed}
          onChange={setMaxFiles}
        />
        <Select
          label={t('request.maxSize')}
          options={sizes.map((size) => ({ id: `${size}`, label: formatBytes(locale, size) }))}
          value={`${maxBytes}`}
          onChange={(value) => setMaxBytes(Number(value ?? usualSize))}
        />
      </Pair>
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
