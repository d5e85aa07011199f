import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useBytes } from '../useBytes.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import { LoadingItem, NotShown } from '../views/ViewerStates.tsx'
import { renderWord, type WordPages } from './render-word.ts'
import { pageRules, wordFrameCss } from './word.css.ts'
import type { StageProps } from '../stage.types.ts'

const Frame = styled.div`
  ${wordFrameCss}
`

/** A Word document, read in the browser: no server sees it. */
export function WordStage({ url, title, onShown, onFail, onDownload }: StageProps) {
  const { t } = useMessages(messages)
  const read = useBytes(url, (bytes) => renderWord(bytes, t('word.unshown')), { onShown, onFail })
  if (read.state === 'loading') return <LoadingItem title={title} />
  if (read.state === 'broken') return <NotShown as={read.as} onDownload={onDownload} />
  return (
    <Frame>
      <p className="at-note">{t('word.note')}</p>
      <Pages pages={read.content} label={t('word.label', { name: title })} />
    </Frame>
  )
}

function Pages({ pages, label }: { pages: WordPages; label: string }) {
  const frame = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  useReadingFocus(frame)
  useLayoutEffect(() => {
    const { current: node } = host
    if (!node) return
    const root = node.shadowRoot ?? node.attachShadow({ mode: 'open' })
    const rules = new CSSStyleSheet()
    rules.replaceSync(pageRules)
    root.adoptedStyleSheets = [...pages.styles, rules]
    root.replaceChildren(pages.content)
    // Within a tree of its own, the browser finds no marks: it would only change the portal's address.
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link?.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      root.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
    }
    pages.content.addEventListener('click', follow)
    return () => pages.content.removeEventListener('click', follow)
  }, [pages])
  return (
    <section
      ref={frame}
      className="at-word"
      aria-label={label}
      // Whoever reads by keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div ref={host} />
    </section>
  )
}
