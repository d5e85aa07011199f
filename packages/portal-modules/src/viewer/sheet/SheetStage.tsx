import { StateScreen, Tabs } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useHostLocale } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useBytes } from '../useBytes.ts'
import { LoadingItem, NotShown } from '../views/ViewerStates.tsx'
import { loadSheets } from './load-sheets.ts'
import { sheetCss } from './sheet.css.ts'
import type { Grid } from './sheet.logic.ts'
import { SheetTable } from './SheetTable.tsx'
import type { StageProps } from '../stage.types.ts'

export interface SheetStageProps extends StageProps {
  /** With its extension, which says how it is read. */
  name: string
}

const Frame = styled.div`
  ${sheetCss}
`

/** A spreadsheet, read in the browser: no server sees it. Nothing in it is worked out anew. */
export function SheetStage({ url, name, title, onShown, onFail, onDownload }: SheetStageProps) {
  const { t } = useMessages(messages)
  const locale = useHostLocale()
  const words = { locale, yes: t('sheet.true'), no: t('sheet.false') }
  const read = useBytes(url, (bytes) => loadSheets({ bytes, name, title, words }), {
    onShown,
    onFail,
  })
  if (read.state === 'loading') return <LoadingItem title={title} />
  if (read.state === 'broken') return <NotShown as={read.as} onDownload={onDownload} />
  if (read.content.length === 0) return <NotShown as="damaged" onDownload={onDownload} />
  return <Sheets sheets={read.content} />
}

function Sheets({ sheets }: { sheets: readonly Grid[] }) {
  const { t } = useMessages(messages)
  const [chosen, setChosen] = useState(0)
  const sheet = sheets[chosen]!
  const isEmpty = sheet.rows.length === 0 || sheet.columns.length === 0
  const isUnread = sheet.without.includes('sheet')
  const notes = sheet.without.flatMap((what) =>
    what === 'sheet' ? [] : t(`sheet.without.${what}`),
  )
  const shown = (
    <>
      {isEmpty ? (
        <StateScreen
          kind="empty"
          headingLevel={3}
          title={t(isUnread ? 'sheet.unread' : 'sheet.empty')}
          detail={isUnread ? t('sheet.unreadDetail') : undefined}
        />
      ) : (
        <SheetTable key={chosen} sheet={sheet} />
      )}
      {sheet.isCut && <p className="at-note">{t('sheet.cut', { count: sheet.rows.length })}</p>}
      {notes.length > 0 && <p className="at-note">{notes.join(' ')}</p>}
    </>
  )
  if (sheets.length === 1) return <Frame>{shown}</Frame>
  return (
    <Frame>
      <Tabs
        label={t('sheet.sheets')}
        items={sheets.map(({ name }, at) => ({ id: `${at}`, label: name }))}
        selectedKey={`${chosen}`}
        onChange={(id) => setChosen(Number(id))}
      >
        {shown}
      </Tabs>
    </Frame>
  )
}
