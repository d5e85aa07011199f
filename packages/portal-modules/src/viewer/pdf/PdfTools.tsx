import { IconButton, Toolbar, ToolbarGroup } from '@atrium/design-system'
import { Minus, MoveHorizontal, Plus, RectangleVertical, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { leastZoom, mostZoom, stepFrom } from './pages.logic.ts'
import type { Pages } from './usePages.ts'

export interface PdfToolsProps {
  pages: Pages
  count: number
  isFinding: boolean
  onFind: () => void
}

/** The page that is read and the way to another one; how large pages are shown; the search. */
export function PdfTools({ pages, count, isFinding, onFind }: PdfToolsProps) {
  const { t } = useMessages(messages)
  const { factor, zoom, setZoom } = pages
  const percent = Math.round(factor * 100)
  return (
    <div className="at-bar">
      <PageField current={pages.current} count={count} onGo={pages.goTo} />
      <IconButton icon={Search} label={t('pdf.find')} aria-expanded={isFinding} onPress={onFind} />
      <Toolbar label={t('pdf.size')}>
        <ToolbarGroup>
          <IconButton
            icon={Minus}
            label={t('pdf.smaller')}
            isDisabled={factor <= leastZoom}
            onPress={() => setZoom(stepFrom(factor, -1))}
          />
          <span className="at-percent">{t('pdf.percent', { percent })}</span>
          <IconButton
            icon={Plus}
            label={t('pdf.larger')}
            isDisabled={factor >= mostZoom}
            onPress={() => setZoom(stepFrom(factor, 1))}
          />
        </ToolbarGroup>
        <ToolbarGroup>
          <IconButton
            icon={MoveHorizontal}
            label={t('pdf.fitWidth')}
            aria-pressed={zoom === 'width'}
            onPress={() => setZoom('width')}
          />
          <IconButton
            icon={RectangleVertical}
            label={t('pdf.fitPage')}
            aria-pressed={zoom === 'page'}
            onPress={() => setZoom('page')}
          />
        </ToolbarGroup>
      </Toolbar>
    </div>
  )
}

interface PageFieldProps {
  current: number
  count: number
  onGo: (page: number) => void
}

/** `Seite [3] von 12`: it follows the reader, and Enter goes to the page that was typed. */
function PageField({ current, count, onGo }: PageFieldProps) {
  const { t } = useMessages(messages)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const page = Number(typed)
    setTyped(undefined)
    if (typed?.trim() && Number.isInteger(page)) onGo(Math.min(count, Math.max(1, page)) - 1)
  }
  return (
    <form
      className="at-place"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <label htmlFor={id}>{t('pdf.field')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? current + 1}
        size={Math.max(2, `${count}`.length)}
        aria-describedby={`${id}-of`}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={go}
      />
      <span id={`${id}-of`}>{t('pdf.of', { count })}</span>
    </form>
  )
}
