import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { StageProps } from '../stage.types.ts'
import { useBytes } from '../useBytes.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import { textLimit } from '../viewer.logic.ts'
import { LoadingItem, NotShown } from '../views/ViewerStates.tsx'
import { decodeText } from '../../kit/files/index.ts'
import { textCss } from './text.css.ts'

export interface TextStageProps extends StageProps {
  /** Bytes; undefined where nobody knows. */
  size: number | undefined
}

const Sheet = styled.section`
  ${textCss}
`

/** A plain text as it is written; nothing in it is taken for more than letters. */
export function TextStage({ size = 0, ...props }: TextStageProps) {
  return size > textLimit ? <TooLarge {...props} /> : <Text {...props} />
}

function TooLarge({ onShown, onDownload }: StageProps) {
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return <NotShown as="too-large" onDownload={onDownload} />
}

function Text({ url, title, onShown, onFail, onDownload }: StageProps) {
  const read = useBytes(url, readText, { onShown, onFail })
  if (read.state === 'loading') return <LoadingItem title={title} />
  if (read.state === 'broken') return <NotShown as={read.as} onDownload={onDownload} />
  return <Lines text={read.content} title={title} />
}

function Lines({ text, title }: { text: string; title: string }) {
  const { t } = useMessages(messages)
  const frame = useRef<HTMLElement>(null)
  useReadingFocus(frame)
  return (
    <Sheet
      ref={frame}
      aria-label={t('word.label', { name: title })}
      // Whoever reads by keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <pre dir="auto">{text}</pre>
    </Sheet>
  )
}

/** Rejects what has signs in it that no text has. */
async function readText(bytes: ArrayBuffer): Promise<string> {
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new Error('No text')
  return text
}
