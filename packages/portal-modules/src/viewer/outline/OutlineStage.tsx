import { Button, Disclosure } from '@atrium/design-system'
import { Download } from 'lucide-react'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useBytes } from '../useBytes.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import { LoadingItem, NotShown } from '../views/ViewerStates.tsx'
import { outlineCss } from './outline.css.ts'
import type { Outline, OutlineLine, OutlinePart } from './outline.logic.ts'
import { readOutline } from './read-outline.ts'
import type { StageProps } from '../stage.types.ts'

const Frame = styled.div`
  ${outlineCss}
`

/** What is written in a presentation or text that nobody here can draw; it says that it is no more (VIEW-10). */
export function OutlineStage({ url, title, onShown, onFail, onDownload }: StageProps) {
  const { t } = useMessages(messages)
  const read = useBytes(url, readOutline, { onShown, onFail })
  if (read.state === 'loading') return <LoadingItem title={title} />
  if (read.state === 'broken') return <NotShown as={read.as} onDownload={onDownload} />
  const { kind, parts, isCut } = read.content
  return (
    <Frame>
      <div className="at-note">
        <p>{t(kind === 'slides' ? 'outline.slides' : 'outline.text')}</p>
        {onDownload && (
          <Button size="compact" icon={Download} onPress={onDownload}>
            {t('action.download')}
          </Button>
        )}
      </div>
      <Parts outline={read.content} label={t('word.label', { name: title })} />
      {isCut && <p className="at-note">{t('outline.cut', { count: parts.length })}</p>}
    </Frame>
  )
}

function Parts({ outline, label }: { outline: Outline; label: string }) {
  const { t } = useMessages(messages)
  const frame = useRef<HTMLElement>(null)
  const id = useId()
  useReadingFocus(frame)
  const { kind, parts } = outline
  const isSlides = kind === 'slides'
  const named = parts.map((part, at) => ({ part, at, id: `${id}${at}` })).filter(({ part }) => isSlides || part.title) // prettier-ignore
  const goTo = (place: string) => {
    const heading = document.getElementById(place)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <section
      ref={frame}
      className="at-outline"
      aria-label={label}
      // Whoever reads by keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {named.length > 1 && (
        <nav aria-label={t('outline.label')}>
          <ol>
            {named.map(({ part, at, id: place }) => (
              <li key={place}>
                <button type="button" onClick={() => goTo(place)}>
                  {isSlides && <span className="at-number">{at + 1}</span>}
                  <span>{part.title || t('outline.untitled')}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="at-parts">
        {parts.map((part, at) => (
          <Part key={at} part={part} id={`${id}${at}`} number={isSlides ? at + 1 : undefined} />
        ))}
        {parts.length === 0 && <p className="at-empty">{t('outline.empty')}</p>}
      </div>
    </section>
  )
}

function Part({ part, id, number }: { part: OutlinePart; id: string; number?: number }) {
  const { t } = useMessages(messages)
  const { title, lines, notes } = part
  const slide = number !== undefined && t('outline.slide', { number })
  return (
    <article aria-labelledby={slide || title ? id : undefined}>
      {slide && (
        <span className="at-number" aria-hidden="true">
          {number}
        </span>
      )}
      {(slide || title) && (
        <h3 id={id} tabIndex={-1}>
          {slide && title ? (
            <>
              <span className="at-visually-hidden">{slide}: </span>
              {title}
            </>
          ) : (
            slide || title
          )}
        </h3>
      )}
      <Lines lines={lines} />
      {notes.length > 0 && (
        <Disclosure title={t('outline.notes')}>
          {notes.map((note, at) => (
            <p key={at}>{note}</p>
          ))}
        </Disclosure>
      )}
    </article>
  )
}

/** Lines in a list, tables between them. */
function Lines({ lines }: { lines: readonly OutlineLine[] }) {
  return groupsOf(lines).map((group, at) =>
    'rows' in group ? (
      <div key={at} className="at-wide">
        <table>
          <tbody>
            {group.rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) =>
                  place === 0 ? (
                    <th key={column} scope="col">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ) : (
      <ul key={at}>
        {group.lines.map(({ text, level }, place) => (
          <li
            key={place}
            aria-level={level + 1}
            data-at-level={level > 0 ? Math.min(level, 3) : undefined}
          >
            {text}
          </li>
        ))}
      </ul>
    ),
  )
}

type Words = Extract<OutlineLine, { text: string }>
type Group = { lines: Words[] } | Extract<OutlineLine, { rows: unknown }>

function groupsOf(lines: readonly OutlineLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if ('rows' in line) groups.push(line)
    else if (last && 'lines' in last) last.lines.push(line)
    else groups.push({ lines: [line] })
  }
  return groups
}
