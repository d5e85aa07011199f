import { Button, IconButton } from '@atrium/design-system'
import { prewarm } from '@atrium/design-system/collection'
import { CopyPlus, Download, FolderInput, Trash2, Users, X } from 'lucide-react'
import { styled } from 'styled-components'
import { audienceMessages } from '../../kit/audience/messages.ts'
import { formatBytes, useMessages } from '../../kit/index.ts'
import type { Entry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'

const Root = styled.div`
  @layer at.components {
    --at-ground: var(--at-brand-soft);
    display: flex;
    align-items: center;
    gap: var(--at-space-1) 10px;
    min-block-size: 44px;
    padding: 2px 6px 2px var(--at-space-1);
    border-radius: 11px;
    background: var(--at-brand-soft);
    color: var(--at-brand-text);

    .at-what {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 10px;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    strong {
      font: 650 var(--at-font-m) / 20px var(--at-font-body);
    }
    .at-sum {
      font-size: var(--at-font-s);
    }
    .at-buttons {
      display: flex;
      gap: 6px;
    }
    button {
      color: inherit;
    }
    .at-danger {
      padding-inline-start: 10px;
      border-inline-start: 1px solid var(--at-line-strong);
    }
    @media (max-width: 480px) {
      .at-what {
        min-inline-size: 0;
        white-space: normal;
      }
      .at-buttons {
        gap: 0;
      }
      &:has(.at-danger) {
        flex-wrap: wrap;
        .at-what {
          flex-basis: calc(100% - 60px);
        }
        .at-buttons {
          flex: 1;
        }
      }
    }
    @media (forced-colors: active) {
      border: 1px solid Highlight;
    }
  }
`
prewarm(Root, () => <Root />)

export interface SelectionBarProps {
  entries: readonly Entry[]
  /** Folders can be downloaded, as archives. */
  hasArchives: boolean
  onDownload: () => void
  /** Absent where nothing can be moved. */
  onMove: (() => void) | undefined
  /** What can be copied. */
  canCopy: Readonly<Record<Entry['kind'], boolean>>
  onCopy: () => void
  /** Absent where nobody changes who sees what. */
  onAudience: (() => void) | undefined
  onRemove: () => void
  onClear: () => void
}

/** What entries are together. */
interface Sum {
  bytes: number
  hasFiles: boolean
  hasFolders: boolean
  canEdit: boolean
  canChangeAudience: boolean
  /** Of some of them. */
  canDelete: boolean
}

const sums = new WeakMap<readonly Entry[], Sum>()

/** What a list of entries is together; gone through once, also with tens of thousands. */
export function sumOf(entries: readonly Entry[]): Sum {
  const known = sums.get(entries)
  if (known) return known
  let bytes = 0
  let files = 0
  let canEdit = true
  let canChangeAudience = true
  // Of none as well: the bar is made before anything is chosen, with all its buttons.
  let canDelete = entries.length === 0
  for (const { kind, size, can } of entries) {
    if (kind === 'file') files += 1
    bytes += size ?? 0
    canEdit &&= can.edit
    canChangeAudience &&= can.changeAudience === true
    canDelete ||= can.delete
  }
  const hasFolders = files < entries.length
  const sum = { bytes, hasFiles: files > 0, hasFolders, canEdit, canChangeAudience, canDelete }
  sums.set(entries, sum)
  return sum
}

/** What can be done with all that is chosen; out of sight where nothing is. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    entries,
    hasArchives,
    onDownload,
    onMove,
    canCopy,
    onCopy,
    onAudience,
    onRemove,
    onClear,
  } = props
  const { t, locale } = useMessages(messages)
  const { t: ta } = useMessages(audienceMessages)
  const { bytes, hasFiles, hasFolders, canEdit, canChangeAudience, canDelete } = sumOf(entries)
  const canBeCopied = (!hasFiles || canCopy.file) && (!hasFolders || canCopy.folder)
  const count = t('select.count', { count: entries.length })
  return (
    <Root role="toolbar" aria-label={count} data-at-away={entries.length === 0 || undefined}>
      <IconButton icon={X} label={t('select.clear')} onPress={onClear} />
      <span className="at-what">
        <strong>{count}</strong>
        <span className="at-sum">{bytes > 0 && formatBytes(locale, bytes)}</span>
      </span>
      <span className="at-buttons">
        {(hasFiles || hasArchives) && (
          <IconButton icon={Download} label={t('action.download')} onPress={onDownload} />
        )}
        {onMove && canEdit && (
          <IconButton icon={FolderInput} label={t('action.moveTo')} onPress={onMove} />
        )}
        {canBeCopied && <IconButton icon={CopyPlus} label={t('action.copyTo')} onPress={onCopy} />}
        {onAudience && canChangeAudience && (
          <IconButton icon={Users} label={ta('menu.open')} onPress={onAudience} />
        )}
      </span>
      {/* In words and apart, so that nobody deletes who meant to copy, or to clear (T-08). */}
      {canDelete && (
        <span className="at-danger">
          <Button variant="quiet" icon={Trash2} onPress={onRemove}>
            {t('action.delete')}
          </Button>
        </span>
      )}
    </Root>
  )
}
