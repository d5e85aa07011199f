import { NumberField, Select, TextArea } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { formatBytes, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { LengthField, NewShareForm, useShareForm, type ShareFormProps } from './share-form.tsx'

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
    gap: var(--at-space-4);
  }
`

/** Asks outsiders for files into a folder: what for, until when, how much (T-73, FILE-12). */
export function RequestForm({ entryId, shares, made, onMade }: ShareFormProps) {
  const { t, locale } = useMessages(messages)
  const [message, setMessage] = useState('')
  const [maxFiles, setMaxFiles] = useState<number | null>(usualFiles)
  const [maxBytes, setMaxBytes] = useState(usualSize)
  const form = useShareForm({ entryId, onMade }, async (share) => {
    const asked = await shares.request({
      ...share,
      maxFiles: maxFiles ?? usualFiles,
      maxBytes,
      ...(message.trim() !== '' && { message: message.trim() }),
    })
    setMessage('')
    return asked
  })
  return (
    <NewShareForm form={form} made={made}>
      <TextArea
        label={t('request.message')}
        value={message}
        maxLength={1_000}
        onChange={setMessage}
      />
      <LengthField form={form} />
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
    </NewShareForm>
  )
}
