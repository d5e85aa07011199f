import {
  ArrowDownNarrowWide,
  ArrowDownWideNarrow,
  ArrowLeftToLine,
  ArrowRightToLine,
  EyeOff,
  ListPlus,
  ListX,
  MoveHorizontal,
  Pin,
  PinOff,
  RotateCcw,
  UnfoldHorizontal,
  FoldHorizontal,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import type { Key } from '../../../collection/index.ts'
import { MenuItem, MenuSection, type SharedMenuModel } from '../../Menu/index.ts'
import { neighbourOf, type PlacedColumn } from './columns.logic.ts'
import type { TableWords } from '../dataTable.strings.ts'
import type { SortModel } from './useTableSort.ts'
import type { LayoutModel } from '../useTableLayout.ts'

/** What the menus of columns work on. */
export interface ColumnMenuInput<T> {
  placed: readonly PlacedColumn<T>[]
  sort: SortModel
  layout: LayoutModel
  isChanged: boolean
  words: TableWords
}

export const canSort = <T,>({ column }: PlacedColumn<T>) =>
  column.sortBy !== undefined || column.compare !== undefined
export const canHide = <T,>({ column, isRowHeader }: PlacedColumn<T>) =>
  !isRowHeader && column.isHideable !== false

/** What a menu is about: a row, a column, all columns, or the sort of a narrow table. */
export type MenuTarget =
  | { kind: 'row'; key: Key }
  | { kind: 'column'; id: string }
  | { kind: 'columns' }
  | { kind: 'sort' }

export type OpenMenu = SharedMenuModel<MenuTarget>['open']

/** Everything that can be done to a column: what dragging does as well. */
export function columnMenu<T>(id: string, input: ColumnMenuInput<T>): ReactNode {
  const { placed, sort, layout, words } = input
  const one = placed.find(({ column }) => column.id === id)
  if (!one) return null
  const own = sort.sort.find((entry) => entry.id === id)
  const isOnlySort = own !== undefined && sort.sort.length === 1
  const sortBy = (direction: 'ascending' | 'descending') => () => sort.change([{ id, direction }])
  const first = one.column.firstDirection ?? 'ascending'
  return (
    <>
      {canSort(one) && (
        <MenuSection>
          <MenuItem
            icon={ArrowDownNarrowWide}
            isDisabled={isOnlySort && own.direction === 'ascending'}
            onAction={sortBy('ascending')}
          >
            {words.sortAscending}
          </MenuItem>
          <MenuItem
            icon={ArrowDownWideNarrow}
            isDisabled={isOnlySort && own.direction === 'descending'}
            onAction={sortBy('descending')}
          >
            {words.sortDescending}
          </MenuItem>
          {sort.sort.length > 0 && !own && (
            <MenuItem
              icon={ListPlus}
              onAction={() => sort.change([...sort.sort, { id, direction: first }])}
            >
              {words.sortAdd}
            </MenuItem>
          )}
          {own && (
            <MenuItem
              icon={ListX}
              onAction={() => sort.change(sort.sort.filter((entry) => entry !== own))}
            >
              {words.sortRemove}
            </MenuItem>
          )}
        </MenuSection>
      )}
      <MenuSection>
        <ArrowItem {...{ id, placed, layout, words }} step={-1} />
        <ArrowItem {...{ id, placed, layout, words }} step={1} />
        <MenuItem
          icon={one.frozen === undefined ? Pin : PinOff}
          onAction={() => layout.setFrozen(id, one.frozen === undefined)}
        >
          {one.frozen === undefined ? words.freeze : words.thaw}
        </MenuItem>
      </MenuSection>
      <MenuSection>
        <MenuItem icon={UnfoldHorizontal} onAction={() => layout.resizeBy(id, 48)}>
          {words.wider}
        </MenuItem>
        <MenuItem icon={FoldHorizontal} onAction={() => layout.resizeBy(id, -48)}>
          {words.narrower}
        </MenuItem>
        <MenuItem icon={MoveHorizontal} onAction={() => layout.fit(id)}>
          {words.fit}
        </MenuItem>
      </MenuSection>
      {canHide(one) && (
        <MenuSection>
          <MenuItem icon={EyeOff} onAction={() => layout.setShown(id, false)}>
            {words.hide}
          </MenuItem>
        </MenuSection>
      )}
    </>
  )
}

interface ArrowProps<T> extends Pick<ColumnMenuInput<T>, 'placed' | 'layout' | 'words'> {
  id: string
  step: -1 | 1
}

function ArrowItem<T>({ id, step, placed, layout, words }: ArrowProps<T>) {
  const isRtl = useLocale().direction === 'rtl'
  return (
    <MenuItem
      icon={step < 0 !== isRtl ? ArrowLeftToLine : ArrowRightToLine}
      isDisabled={neighbourOf(placed, id, step) === undefined}
      onAction={() => layout.moveBy(id, step)}
    >
      {step < 0 ? words.moveBack : words.moveOn}
    </MenuItem>
  )
}

/** Which columns are shown. */
export function columnsMenu<T>(input: ColumnMenuInput<T>): ReactNode {
  const { placed, layout, words, isChanged } = input
  const own = placed.filter(canHide)
  return (
    <>
      <MenuSection
        title={words.columns}
        selectionMode="multiple"
        selectedKeys={own.filter(({ isHidden }) => !isHidden).map(({ column }) => column.id)}
        onSelectionChange={(keys) => {
          for (const { column, isHidden } of own) {
            const isShown = keys === 'all' || keys.has(column.id)
            if (isShown === isHidden) layout.setShown(column.id, isShown)
          }
        }}
      >
        {own.map(({ column }) => (
          <MenuItem key={column.id} id={column.id}>
            {column.title}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection>
        <MenuItem icon={RotateCcw} isDisabled={!isChanged} onAction={layout.reset}>
          {words.reset}
        </MenuItem>
      </MenuSection>
    </>
  )
}

/** What a narrow table is sorted by. */
export function sortMenu<T>({ placed, sort, words }: ColumnMenuInput<T>): ReactNode {
  const own = sort.sort[0]
  const columns = placed.filter(canSort)
  return (
    <>
      <MenuSection
        title={words.sortBy}
        selectionMode="single"
        selectedKeys={own ? [own.id] : []}
        onSelectionChange={(keys) => {
          const id = keys === 'all' ? undefined : [...keys][0]
          const column = columns.find((one) => one.column.id === id)?.column
          if (column)
            sort.change([{ id: column.id, direction: column.firstDirection ?? 'ascending' }])
        }}
      >
        {columns.map(({ column }) => (
          <MenuItem key={column.id} id={column.id}>
            {column.title}
          </MenuItem>
        ))}
      </MenuSection>
      {own && (
        <MenuSection
          selectionMode="single"
          selectedKeys={[own.direction]}
          onSelectionChange={(keys) => {
            const isDown = keys !== 'all' && keys.has('descending')
            sort.change([{ id: own.id, direction: isDown ? 'descending' : 'ascending' }])
          }}
        >
          <MenuItem id="ascending">{words.sortAscending}</MenuItem>
          <MenuItem id="descending">{words.sortDescending}</MenuItem>
        </MenuSection>
      )}
    </>
  )
}
