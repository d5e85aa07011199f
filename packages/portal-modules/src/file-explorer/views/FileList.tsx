/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { SharedMenu } from '@atrium/design-system'
import { amountOf } from '@atrium/design-system/collection'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { EntryMenu } from './EntryMenu.tsx'
import type { AudienceGroup, FileListProps } from './file-list.types.ts'
import { FileListHead } from './FileListHead.tsx'
import { FileRow } from './FileRow.tsx'
import { groupMarks } from './group-marks.ts'
import { entryCss } from './list.css.ts'
import { RenameField } from './RenameField.tsx'
import { HEAD, useFileList } from './useFileList.ts'

const Scroller = styled.div`
  @layer at.components {
    position: relative;
    overflow: auto;
    overflow-anchor: none;
    max-block-size: max(320px, calc(100dvh - 250px));
    scroll-padding-block-start: ${HEAD}px;

    @media print {
      overflow: visible;
      max-block-size: none;
    }
  }
`
const Body = styled.div`
  > :where(.at-entry) {
    ${entryCss}
  }
  @layer at.components {
    position: relative;

    [data-at-layout='tiles'] > & {
      --_between: 12px;
      margin-block-start: var(--_between);
    }
    /* On paper every row stands behind the one before it. */
    @media print {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_between, 0);
      block-size: auto !important;

      > [role='row'] {
        position: relative;
        inset: auto;
        translate: none;
        break-inside: avoid;
      }
    }
  }
`

/** A folder's entries as a grid; only what is seen is in the page. */
export function FileList(props: FileListProps) {
  const { model, folderName, layout, onDetails, drag } = props
  const { rows: entries, sort, setSort, groups, fresh, nameOf, hidesExtensions, clipboard } = model
  const { t } = useMessages(messages)
  const marked = useMemo<readonly AudienceGroup[] | undefined>(() => {
    const marks = groups && groupMarks(groups)
    return groups?.map((group, index) => ({ ...group, ...marks![index]! }))
  }, [groups])
  const { root, room, columns, height, rows, collection, renaming, handlers, menu, commands } =
    useFileList(props)
  const { order, focus, selection } = collection
  const { editing } = renaming
  const cut = clipboard.held?.way === 'move' ? clipboard.held : undefined
  const cutIds = useMemo(() => new Set(cut?.entries.map(({ id }) => id)), [cut])
  return (
    <>
      {/* Its rows take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <Scroller
        ref={root}
        role="grid"
        aria-label={t('grid.label', { name: folderName })}
        aria-rowcount={order.count + 1}
        aria-multiselectable="true"
        data-at-layout={layout}
        {...handlers}
      >
        <FileListHead
          room={room}
          hasAudience={groups !== undefined}
          sort={sort}
          onSort={setSort}
          chosen={amountOf(selection.keys, order)}
          onChooseAll={(isSelected) => (isSelected ? selection.addAll() : selection.clear())}
        />
        <Body role="rowgroup" style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start, lane }) => {
            const entry = entries[index]
            if (!entry) return null
            return (
              <FileRow
                key={entry.id}
                {...{ entry, index, start, lane, columns, height, room, commands }}
                name={nameOf(entry)}
                groups={marked}
                isChosen={selection.keys.has(entry.id)}
                isActive={index === focus.activeIndex}
                isFresh={fresh.has(entry.id)}
                isCut={cutIds.has(entry.id)}
                isOver={drag?.overId === entry.id}
                pictures={model.pictures}
                editor={
                  editing?.id === entry.id ? (
                    <RenameField
                      key={editing.error}
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
        </Body>
      </Scroller>
      <SharedMenu
        menu={menu}
        label={menu.target ? t('action.menu', { name: nameOf(menu.target) }) : ''}
      >
        {menu.target && (
          <EntryMenu entry={menu.target} hasDetails={onDetails !== undefined} commands={commands} />
        )}
      </SharedMenu>
    </>
  )
}
