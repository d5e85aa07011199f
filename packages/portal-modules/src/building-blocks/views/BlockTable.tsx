import { DataTable, MediaMarkGroup, MenuItem, MenuSection, type DataTableColumn } from '@atrium/design-system' // prettier-ignore
import { Copy, Eye, Pencil, Undo2 } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useMessages } from '../../kit/index.ts'
import type { Block } from '../building-blocks.port.ts'
import { belongsTo } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import type { BlocksModel } from '../useBlocks.ts'
import { audienceWords, budgetWords, durationWords } from './words.ts'

const keyOf = ({ id }: Block) => id
const nameOf = ({ name }: Block) => name

interface BlockTableProps {
  model: BlocksModel
  isLoading: boolean
  emptyState: ReactNode
  onRemove: (block: Block) => void
}

/** The blocks as rows; a click on one opens it. */
export function BlockTable({ model, isLoading, emptyState, onRemove }: BlockTableProps) {
  const { t } = useMessages(messages)
  const { shown, goTo } = model
  const menu = useCallback(
    (block: Block) => <BlockMenu block={block} goTo={goTo} onRemove={onRemove} />,
    [goTo, onRemove],
  )
  return (
    <DataTable
      label={t('title')}
      columns={useColumns(model)}
      rows={shown}
      getKey={keyOf}
      getText={nameOf}
      rowHeight={64}
      isLoading={isLoading}
      emptyState={emptyState}
      onAction={({ id, can }) => goTo({ kind: can.edit ? 'edit' : 'options', id })}
      rowActions={menu}
    />
  )
}

interface BlockMenuProps extends Pick<BlockTableProps, 'onRemove'>, Pick<BlocksModel, 'goTo'> {
  block: Block
}

function BlockMenu({ block, goTo, onRemove }: BlockMenuProps) {
  const { t } = useMessages(messages)
  const { id, can } = block
  return (
    <>
      {can.edit && (
        <MenuItem icon={Pencil} onAction={() => goTo({ kind: 'edit', id })}>
          {t('action.edit')}
        </MenuItem>
      )}
      <MenuItem icon={Eye} onAction={() => goTo({ kind: 'options', id })}>
        {t('action.options')}
      </MenuItem>
      {can.edit && (
        <MenuItem icon={Copy} onAction={() => goTo({ kind: 'new', copyOf: id })}>
          {t('action.copy')}
        </MenuItem>
      )}
      {can.delete && (
        <MenuSection>
          <MenuItem icon={Undo2} isDanger onAction={() => onRemove(block)}>
            {t('action.remove')}
          </MenuItem>
        </MenuSection>
      )}
    </>
  )
}

function useColumns(model: BlocksModel): readonly DataTableColumn<Block>[] {
  const tools = useMessages(messages)
  const { t } = tools
  const { mediaTypes, groups } = model
  return useMemo((): DataTableColumn<Block>[] => {
    const mediaNames = ({ media }: Block) =>
      media.flatMap(
        ({ mediaTypeId }) => mediaTypes.find(({ id }) => id === mediaTypeId)?.name ?? [],
      )
    return [
      {
        id: 'name',
        title: t('column.name'),
        isSticky: true,
        minWidth: 220,
        grow: 2,
        text: nameOf,
        sortBy: nameOf,
        detail: (block) => belongsTo(block) || t('belongs.all'),
      },
      {
        id: 'media',
        title: t('column.media'),
        width: 160,
        isOnPhone: false,
        text: (block) => mediaNames(block).join(', ') || t('media.any'),
        cell: ({ media }) =>
          media.length === 0 ? (
            t('media.any')
          ) : (
            <MediaMarkGroup
              kinds={media.flatMap(({ mediaTypeId }) => mediaTypes.find(({ id }) => id === mediaTypeId)?.kind ?? [])} // prettier-ignore
              max={4}
            />
          ),
      },
      {
        id: 'budget',
        title: t('column.budget'),
        width: 132,
        align: 'end',
        isOnPhone: true,
        firstDirection: 'descending',
        text: (block) => budgetWords(tools, block),
        sortBy: ({ budget }) => budget ?? undefined,
        detail: ({ duration }) => duration && durationWords(tools, duration),
      },
      {
        id: 'priority',
        title: t('column.priority'),
        width: 104,
        align: 'end',
        isOnPhone: true,
        text: ({ priority }) => (priority === null ? '–' : String(priority)),
        sortBy: ({ priority }) => priority ?? undefined,
      },
      {
        id: 'audience',
        title: t('column.audience'),
        minWidth: 180,
        isOnPhone: false,
        text: (block) => audienceWords(tools, block, groups)?.first ?? '',
        detail: (block) => audienceWords(tools, block, groups)?.rest,
      },
    ]
  }, [groups, mediaTypes, t, tools])
}
