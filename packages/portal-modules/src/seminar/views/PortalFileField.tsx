import { ComboBox } from '@atrium/design-system'
import { FileText, Film } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PortalFile } from '../seminar.port.ts'

/** Whoever types on is not asked for every letter. */
const typingMs = 250

export interface PortalFileFieldProps {
  find: (words: string) => Promise<readonly PortalFile[]>
  value: PortalFile | undefined
  onChange: (file: PortalFile | undefined) => void
  errorMessage?: string | undefined
}

/** A film or document of the portal, found by its name. */
export function PortalFileField({ find, value, onChange, errorMessage }: PortalFileFieldProps) {
  const { t } = useMessages(messages)
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<{ words: string; files: readonly PortalFile[] }>()
  const asked = words.trim()
  const isAsked = asked.length >= 2
  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const ask = async () => {
      // Without the way to the server nothing is found, and the field says so by itself.
      const files = await find(asked).catch(() => [])
      if (!isOver) setAnswer({ words: asked, files })
    }
    const timer = setTimeout(() => void ask(), typingMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, find, isAsked])
  const files = isAsked ? (answer?.files ?? []) : []
  return (
    <ComboBox
      label={t('addLesson.find')}
      description={t('addLesson.findHint')}
      placeholder={t('addLesson.findPlaceholder')}
      options={files.map(({ id, name, kind }) => ({
        id: String(id),
        label: name,
        icon: kind === 'video' ? Film : FileText,
      }))}
      isFiltered
      isLoading={isAsked && answer?.words !== asked}
      emptyText={t('addLesson.findNone')}
      value={value ? String(value.id) : null}
      {...(value && { valueLabel: value.name })}
      onInputChange={setWords}
      onChange={(id) => onChange(files.find((one) => String(one.id) === id))}
      errorMessage={errorMessage}
      isRequired
    />
  )
}
