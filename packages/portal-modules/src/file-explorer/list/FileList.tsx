/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { SharedMenu } from '@atrium/design-system'
import { amountOf, createRecycledKeys } from '@atrium/design-system/collection'
import { useCallback, useMemo, useState, type CSSProperties } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { audienceMarks, MarksContext } from '../who-sees/AudienceMarks.tsx'
import { EntryMenu } from '../views/EntryMenu.tsx'
import type { FileListProps } from './file-list.types.ts'
import { FileListHead } from './FileListHead.tsx'
import { FileRow } from './FileRow.tsx'
import { RenameField } from '../naming/RenameField.tsx'
import { useFileList } from './useFileList.ts'

/** A folder's entries as a grid; only what is seen is in the page. */
export function FileList(props: FileListProps) {
  const { model, folderName, layout, onDetails, drag } = props
  const { rows: entries, sort, setSort, groups, fresh, nameOf, hidesExtensions, clipboard } = model
  const { now } = useModuleHost()
  const words = useMessages(messages)
  const { t } = words
  const marksOf = useMemo(() => groups && audienceMarks(groups, words), [groups, words])
  // Their column is there from the beginning, so that nothing moves when they come.
  const hasAudience = groups !== undefined || model.isAskingGroups
  const { root, room, extra, columns, rows, collection, renaming, handlers, menu, commands } =
    useFileList(props)
  const { order, focus, selection } = collection
  const { editing } = renaming
  const chosen = useMemo(() => amountOf(selection.keys, order), [selection.keys, order])
  const onChooseAll = useCallback(
    (isSelected: boolean) => (isSelected ? selection.addAll() : selection.clear()),
    [selection],
  )
  const cut = clipboard.held?.way === 'move' ? clipboard.held : undefined
  const cutIds = useMemo(() => new Set(cut?.entries.map(({ id }) => id)), [cut])
  const shown = rows.getVirtualItems().filter(({ index }) => index < entries.length)
  const [slotsOf] = useState(createRecycledKeys)
  const slots = slotsOf(
    shown.map(({ index }) => entries[index]!.id),
    focus.activeKey,
  )
  return (
    <MarksContext value={marksOf}>
      {/* Its rows take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={root}
        className="at-list"
        role="grid"
        aria-label={t('grid.label', { name: folderName })}
        aria-rowcount={order.count + 1}
        aria-multiselectable="true"
        data-at-layout={layout}
        style={extra.tracks ? ({ '--_extra': extra.tracks } as CSSProperties) : undefined}
        {...handlers}
      >
        <FileListHead
          room={room}
          extra={extra.columns}
          hasAudience={hasAudience}
          sort={sort}
          onSort={setSort}
          chosen={chosen}
          onChooseAll={onChooseAll}
        />
        <div
          role="rowgroup"
          className="at-rows"
          style={{ blockSize: rows.getTotalSize(), '--_columns': columns } as CSSProperties}
        >
          {shown.map(({ index, start, lane }, place) => {
            const entry = entries[index]!
            return (
              <FileRow
                key={slots[place]}
                {...{ entry, index, start, lane, columns, room, hasAudience, commands, words, now }}
                extra={extra.columns}
                name={nameOf(entry)}
                isChosen={selection.keys.has(entry.id)}
                isActive={index === focus.activeIndex}
                isFresh={fresh.has(entry.id)}
                isCut={cutIds.has(entry.id)}
                isOver={drag?.overId === entry.id}
                pictures={model.pictures}
                editor={
                  editing?.id === entry.id ? (
                    <RenameField
                      key={`${entry.id} ${editing.error}`}
                      entry={entry}
                      startText={editing.text}
                      startError={editing.error}
                      hidesExtensions={hidesExtensions}
                      onSubmit={(name) => void renaming.submit(entry, name)}
                      onCancel={() => renaming.stop(entry)}
                    />
                  ) : undefined
                }
              />
            )
          })}
        </div>
      </div>
      <SharedMenu
        menu={menu}
        label={menu.target ? t('action.menu', { name: nameOf(menu.target) }) : ''}
      >
        {menu.target && (
          <EntryMenu
            entry={menu.target}
            hasDetails={onDetails !== undefined}
            commands={commands}
            actions={model.extensions.rowActions}
          />
        )}
      </SharedMenu>
    </MarksContext>
  )
}
