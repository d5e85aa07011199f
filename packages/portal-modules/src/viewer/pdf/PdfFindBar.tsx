import { IconButton, SearchField, isComposing } from '@atrium/design-system'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { PdfFind } from './usePdfFind.ts'

/** Words are looked for in the whole document, also on pages that are not drawn. */
export function PdfFindBar({ find, onClose }: { find: PdfFind; onClose: () => void }) {
  const { t } = useMessages(messages)
  const { query, found, current, isDone } = find
  const isEmpty = query.trim() === ''
  const place = current ? found.indexOf(current) + 1 : 0
  const state = () => {
    if (isEmpty) return ''
    if (found.length > 0) return t('pdf.found', { place, count: found.length })
    return t(isDone ? 'pdf.notFound' : 'pdf.searching')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className="at-bar at-find" aria-label={t('pdf.find')}>
      {/* Keys of the field; the buttons beside it do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="at-words" onKeyDownCapture={onKeyDown}>
        {/* Who opened the search wants to write. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <SearchField label={t('pdf.find')} value={query} onChange={find.setQuery} autoFocus />
      </div>
      <output>{state()}</output>
      <span>
        <IconButton
          icon={ChevronUp}
          label={t('pdf.previous')}
          isDisabled={found.length === 0}
          onPress={() => find.step(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t('pdf.next')}
          isDisabled={found.length === 0}
          onPress={() => find.step(1)}
        />
        <IconButton icon={X} label={t('pdf.closeFind')} onPress={onClose} />
      </span>
    </search>
  )
}
