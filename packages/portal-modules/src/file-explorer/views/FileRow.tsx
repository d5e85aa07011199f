/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import {
  AvatarGroup,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
} from '@atrium/design-system'
import { isOnControl } from '@atrium/design-system/collection'
import { Download, EllipsisVertical, FolderOpen, PanelRight, Pencil, Trash2 } from 'lucide-react'
import { memo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import {
  formatBytes,
  formatExact,
  formatMoment,
  useMessages,
  useModuleHost,
} from '../../kit/index.ts'
import type { Entry, Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { CheckMark } from './CheckMark.tsx'
import type { RowCommands } from './file-list.types.ts'
import { kindIcons, kindOf } from './file-kinds.ts'
import type { GroupMark } from './group-marks.ts'
import { rowCss, tileCss } from './list.css.ts'
import type { Room } from './useRoom.ts'

/** A group with its mark. */
export type AudienceGroup = Group & GroupMark

export interface FileRowProps {
  entry: Entry
  /** The name as it is shown. */
  name: string
  /** Its place among the entries. */
  index: number
  /** Pixels from the list's beginning. */
  start: number
  /** Place beside others, for tiles, and how many stand beside each other. */
  lane: number
  columns: number
  height: number
  room: Room
  groups: readonly AudienceGroup[] | undefined
  isActive: boolean
  isFresh: boolean
  isChosen: boolean
  /** What is known of it can be shown, and is not in sight already. */
  hasDetails: boolean
  /** The name, to be typed anew. */
  editor: ReactNode
  commands: RowCommands
}

const Row = styled.div`
  @layer at.components {
    ${rowCss}
    ${tileCss}
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    block-size: var(--_height);
    translate: 0 var(--_start);
    contain: layout style;
    user-select: none;

    &:hover {
      background: var(--at-hover);
    }
    &:focus-visible {
      outline: 2px solid var(--at-focus);
      outline-offset: -2px;
      border-radius: var(--at-radius-s);
    }
    &[aria-selected='true'] {
      background: var(--at-brand-wash);
    }
    &[aria-selected='true']:hover {
      background: linear-gradient(var(--at-hover), var(--at-hover)) var(--at-brand-wash);
    }
    &[data-at-fresh] {
      background: var(--at-brand-wash);
      box-shadow: inset 3px 0 var(--at-brand-edge);
    }
    &[data-at-editing] {
      z-index: 1;
    }
    > .at-name {
      display: flex;
      align-items: center;
      gap: 12px;
      min-inline-size: 0;
    }
    > .at-name > .at-icon {
      flex: none;
      color: var(--at-text-2);
    }
    &[data-at-kind='folder'] > .at-name > .at-icon {
      color: var(--at-brand-text);
    }
    > .at-name > button {
      flex: 0 1 auto;
      min-inline-size: 0;
      padding: 4px 0;
      border: 0;
      background: none;
      color: var(--at-text);
      font: 550 var(--at-font-m) / 20px var(--at-font-body);
      text-align: start;
      cursor: pointer;
    }
    .at-title {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > .at-name > button:hover .at-title {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    .at-detail {
      display: block;
      overflow: hidden;
      color: var(--at-text-2);
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    &[data-at-room='narrow'] > .at-name > button {
      flex: 1;
      block-size: 52px;
    }
    /* Inside, or the list's edge would cut it. */
    > .at-menu [data-focus-visible] {
      outline-offset: -2px;
      box-shadow: none;
    }
    > .at-size {
      text-align: end;
    }
    > .at-size,
    > .at-moment {
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }
`

/**
 * One folder or file. Focus is on the row; its menu is one arrow to the right. Renders only when
 * something of its own changed.
 */
export const FileRow = memo(function FileRow(props: FileRowProps) {
  const { entry, name, index, start, height, room, groups, isActive, isFresh, editor } = props
  const { lane, columns, isChosen, hasDetails, commands } = props
  const { now } = useModuleHost()
  const { t, locale } = useMessages(messages)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const kind = kindOf(entry)
  const modifiedAt = new Date(entry.modifiedAt)
  const moment = formatMoment(locale, modifiedAt, now())
  const exact = formatExact(locale, modifiedAt)
  const modified = entry.modifiedBy
    ? t('modified.by', { moment: exact, name: entry.modifiedBy })
    : exact
  const size =
    entry.kind === 'folder'
      ? t('count.entries', { count: entry.childCount ?? 0 })
      : formatBytes(locale, entry.size ?? 0)
  const detail = [
    entry.kind === 'file' && t(`kind.${kind}`),
    size,
    room !== 'tile' && moment,
  ].filter(Boolean)

  return (
    <Row
      role="row"
      // The columns' names are the first row.
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      data-at-index={index}
      data-at-kind={entry.kind}
      data-at-room={room}
      data-at-audience={groups ? '' : undefined}
      data-at-fresh={isFresh || undefined}
      data-at-editing={editor ? '' : undefined}
      aria-selected={isChosen}
      style={
        {
          '--_start': `${start}px`,
          '--_height': `${height}px`,
          '--_lane': lane,
          '--_columns': columns,
        } as Record<string, string | number>
      }
      onContextMenu={(event) => {
        if (editor) return
        event.preventDefault()
        // A finger that rests beside the name chooses.
        const { pointerType } = event.nativeEvent as globalThis.PointerEvent
        if (pointerType !== 'touch' || isOnControl(event)) setMenuOpen(true)
      }}
    >
      <span role="gridcell">
        <CheckMark
          label={t('select.row', { name })}
          isSelected={isChosen}
          isInRow
          onToggle={(isRange) => commands.choose(entry, isRange)}
        />
      </span>
      {room === 'tile' && (
        <span className="at-picture" aria-hidden="true">
          {entry.previewUrl ? (
            <img src={entry.previewUrl} alt="" loading="lazy" draggable={false} />
          ) : (
            <Icon icon={kindIcons[kind]} size={34} />
          )}
        </span>
      )}
      <span role="gridcell" className="at-name">
        <Icon icon={kindIcons[kind]} />
        {editor ?? (
          <button type="button" tabIndex={-1} title={name} onClick={() => commands.open(entry)}>
            <span className="at-title">{name}</span>
            {(room === 'narrow' || room === 'tile') && (
              <span className="at-detail">{detail.join(' · ')}</span>
            )}
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
      {room === 'wide' && groups && <AudienceCell entry={entry} groups={groups} />}
      <span role="gridcell" className="at-menu">
        <MenuTrigger isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
          <IconButton
            icon={EllipsisVertical}
            label={t('action.menu', { name })}
            size={room === 'narrow' ? 'medium' : 'compact'}
            excludeFromTabOrder
          />
          <Menu>
            {entry.kind === 'folder' ? (
              <MenuItem icon={FolderOpen} onAction={() => commands.open(entry)}>
                {t('action.open')}
              </MenuItem>
            ) : (
              <MenuItem icon={Download} onAction={() => commands.open(entry)}>
                {t('action.download')}
              </MenuItem>
            )}
            {hasDetails && (
              <MenuItem icon={PanelRight} onAction={() => commands.details(entry)}>
                {t('details.label')}
              </MenuItem>
            )}
            {entry.can.edit && (
              <MenuItem icon={Pencil} shortcut="F2" onAction={() => commands.rename(entry)}>
                {t('action.rename')}
              </MenuItem>
            )}
            {/* Apart, so that nobody deletes who meant to rename. */}
            {entry.can.delete && (
              <MenuSection>
                <MenuItem
                  icon={Trash2}
                  isDanger
                  shortcut={t('key.delete')}
                  onAction={() => commands.remove(entry)}
                >
                  {t('action.delete')}
                </MenuItem>
              </MenuSection>
            )}
          </Menu>
        </MenuTrigger>
      </span>
    </Row>
  )
})

function AudienceCell({ entry, groups }: { entry: Entry; groups: readonly AudienceGroup[] }) {
  const { t } = useMessages(messages)
  const seers = groups.filter((group) => group.seesEverything || entry.audience?.includes(group.id))
  return (
    <span role="gridcell" title={seers.map((group) => group.name).join(', ')}>
      {seers.length === 0 ? t('audience.nobody') : <AvatarGroup people={seers} max={4} />}
    </span>
  )
}
