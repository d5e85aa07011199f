/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { Icon, VisuallyHidden, type DataTableColumn } from '@atrium/design-system'
import { MessageSquare } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatBytes, formatExact, formatMoment } from '../../kit/index.ts'
import type { Tools } from '../error-text.ts'
import type { Entry } from '../file-explorer.port.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { AudienceCell } from '../who-sees/AudienceMarks.tsx'
import type { RowCommands } from './file-list.types.ts'
import { kindIcons, kindOf } from '../pictures/file-kinds.ts'
import { kindMarks } from '../pictures/kind-marks.tsx'
import { bringerOf } from '../views/bringer.ts'
import { usePicture } from '../pictures/usePicture.ts'
import type { Room } from './useRoom.ts'

export interface EntryCellsProps {
  entry: Entry
  /** The name as it is shown. */
  name: string
  room: Room
  /** The host's columns. */
  extra: readonly DataTableColumn<Entry>[]
  /** The reader may know who sees an entry. */
  hasAudience: boolean
  /** The name, to be typed anew. */
  editor: ReactNode
  commands: RowCommands
  /** It was cut out and waits to be put somewhere else. */
  isCut: boolean
  pictures: Pictures | undefined
  words: Tools
  now: () => Date
}

/** What is known of an entry, as far as there is room; focus and choice render none of it. */
export const EntryCells = memo(function EntryCells(props: EntryCellsProps) {
  const { entry, name, room, extra, hasAudience, editor, commands, isCut, pictures, words, now } =
    props
  const { t, locale } = words
  const kind = kindOf(entry)
  const modifiedAt = new Date(entry.modifiedAt)
  const moment = formatMoment(locale, modifiedAt, now())
  const exact = formatExact(locale, modifiedAt)
  const by = bringerOf(words, entry)
  const modified = by ? t('modified.by', { moment: exact, name: by }) : exact
  const size =
    entry.kind === 'folder'
      ? t('count.entries', { count: entry.childCount ?? 0 })
      : formatBytes(locale, entry.size ?? 0)
  const isCompact = room === 'narrow' || room === 'tile'
  const detail = [
    entry.check && t(`check.${entry.check}`),
    entry.kind === 'file' && t(`kind.${kind}`),
    size,
    room !== 'tile' && moment,
  ].filter(Boolean)

  return (
    <>
      {room === 'tile' && <TilePicture entry={entry} pictures={pictures} />}
      <span role="gridcell" className="at-name">
        {kindMarks[kind]}
        {editor ?? (
          <button type="button" tabIndex={-1} title={name} onClick={() => commands.open(entry)}>
            <span className="at-title">{name}</span>
            {isCut && <VisuallyHidden>{t('cut.row')}</VisuallyHidden>}
            {isCompact && <span className="at-detail">{detail.join(' · ')}</span>}
          </button>
        )}
        {entry.check && !isCompact && !editor && (
          <span
            className="at-check"
            data-at-check={entry.check}
            title={t(`check.${entry.check}.detail`)}
          >
            {t(`check.${entry.check}`)}
          </span>
        )}
        {entry.news && !editor && (
          <span className="at-news" title={t(`news.${entry.news}`)}>
            <VisuallyHidden>{t(`news.${entry.news}`)}</VisuallyHidden>
          </span>
        )}
        {entry.commentCount !== undefined && entry.commentCount > 0 && !editor && (
          <button
            type="button"
            className="at-talk"
            tabIndex={-1}
            title={t('talk.open', { count: entry.commentCount, name })}
            aria-label={t('talk.open', { count: entry.commentCount, name })}
            onClick={() => commands.talk(entry)}
          >
            <Icon icon={MessageSquare} size={14} />
            {entry.commentCount}
          </button>
        )}
      </span>
      {room === 'wide' && (
        <span role="gridcell">{entry.kind === 'folder' ? '—' : t(`kind.${kind}`)}</span>
      )}
      {(room === 'medium' || room === 'wide') && (
        <>
          <span role="gridcell" className="at-size">
            {size}
          </span>
          <span role="gridcell" className="at-moment" title={modified}>
            {moment}
          </span>
        </>
      )}
      {room === 'wide' && hasAudience && <AudienceCell entry={entry} />}
      {room === 'wide' &&
        extra.map(({ id, cell, text, align }) => (
          <span key={id} role="gridcell" className={align === 'end' ? 'at-size' : undefined}>
            {cell ? cell(entry) : text?.(entry)}
          </span>
        ))}
    </>
  )
})

/** What is in a file, else what kind it is. */
function TilePicture({ entry, pictures }: Pick<EntryCellsProps, 'entry' | 'pictures'>) {
  const url = usePicture(pictures, entry, 'small')
  return (
    <span className="at-picture" aria-hidden="true">
      {url ? (
        // Its own element, which never shows the picture of another entry.
        <img key={url} src={url} alt="" draggable={false} />
      ) : (
        <Icon icon={kindIcons[kindOf(entry)]} size={34} />
      )}
    </span>
  )
}
