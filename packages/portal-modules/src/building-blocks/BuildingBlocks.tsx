import { useMemo, type ReactNode } from 'react'
import { usePlaceName, useMessages, useModuleHost, useQuery, type ModuleComponent } from '../kit/index.ts' // prettier-ignore
import type { BlockDetails, BuildingBlocksPort } from './building-blocks.port.ts'
import { copyOf, draftOf, newDraft } from './draft.logic.ts'
import { placeOf } from './list.logic.ts'
import { messages } from './messages/index.ts'
import { useBlocks } from './useBlocks.ts'
import { BlocksView } from './views/BlocksView.tsx'
import { EditorView } from './views/EditorView.tsx'
import { BlockFailed, BlockForbidden, BlockLoading } from './views/BlockStates.tsx'
import { OptionsView } from './views/OptionsView.tsx'

export interface BuildingBlocksProps {
  port: BuildingBlocksPort
  /** The page's component, under which orders and blocks are kept. */
  component: Pick<ModuleComponent, 'id'>
}

/**
 * Building blocks by the segments of the address: the list, `new`, `new/{id}` as a copy of another,
 * `{id}` to change one, and `{id}/options` as those who order see it (BB-01, BB-05).
 */
export function BuildingBlocks({ port, component }: BuildingBlocksProps) {
  const { path } = useModuleHost()
  const place = useMemo(() => placeOf(path), [path])
  switch (place.kind) {
    case 'list':
      return <List port={port} componentId={component.id} />
    case 'new':
      return place.copyOf === null ? (
        <NewBlock port={port} componentId={component.id} source={undefined} />
      ) : (
        <WithBlock key={place.copyOf} port={port} id={place.copyOf}>
          {(source) => <NewBlock port={port} componentId={component.id} source={source} />}
        </WithBlock>
      )
    case 'edit':
      return (
        <WithBlock key={place.id} port={port} id={place.id}>
          {(block, refresh) => (
            <Change port={port} componentId={component.id} block={block} refresh={refresh} />
          )}
        </WithBlock>
      )
    case 'options':
      return (
        <WithBlock key={place.id} port={port} id={place.id}>
          {(block) => <Options port={port} block={block} />}
        </WithBlock>
      )
  }
}

interface ListProps {
  port: BuildingBlocksPort
  componentId: number
}

function List({ port, componentId }: ListProps) {
  const { t } = useMessages(messages)
  usePlaceName(t('title'))
  return <BlocksView model={useBlocks(port, componentId)} onLeave={port.openOrders} />
}

interface WithBlockProps {
  port: BuildingBlocksPort
  id: number
  children: (block: BlockDetails, refresh: () => void) => ReactNode
}

/** A block once it is there; whoever may not change it is told so. */
function WithBlock({ port, id, children }: WithBlockProps) {
  const result = useQuery(useMemo(() => port.block(id), [port, id]))
  if (result.state === 'loading') return <BlockLoading />
  if (result.state === 'failed') return <BlockFailed error={result.error} onRetry={result.retry} />
  if (!result.data.can.edit) return <BlockForbidden onLeave={port.openOrders} />
  return children(result.data, result.refresh)
}

/** A new block, or one that begins as a copy; only for those who may add it here. */
function NewBlock({ port, componentId, source }: ListProps & { source: BlockDetails | undefined }) {
  const { t } = useMessages(messages)
  usePlaceName(t('create.title'))
  // Not shared with what the list asks for after saving: that would be the answer from before.
  const list = useQuery(useMemo(() => port.blocks(componentId), [port, componentId]))
  const start = useMemo(
    () => (source ? copyOf(source, t('copy.name', { name: source.name })) : newDraft),
    // oxlint-disable-next-line react/exhaustive-deps -- what the copy began with stays
    [source?.id],
  )
  if (list.state === 'loading') return <BlockLoading />
  if (list.state === 'failed') return <BlockFailed error={list.error} onRetry={list.retry} />
  if (!list.data.can.add) return <BlockForbidden onLeave={port.openOrders} />
  return (
    <EditorView
      port={port}
      componentId={componentId}
      block={undefined}
      source={source}
      start={start}
      refresh={list.refresh}
    />
  )
}

interface ChangeProps extends ListProps {
  block: BlockDetails
  refresh: () => void
}

function Change({ port, componentId, block, refresh }: ChangeProps) {
  usePlaceName(block.name)
  return (
    <EditorView
      port={port}
      componentId={componentId}
      block={block}
      source={undefined}
      start={draftOf(block)}
      refresh={refresh}
    />
  )
}

function Options({ port, block }: Pick<ChangeProps, 'port' | 'block'>) {
  usePlaceName(block.name)
  const choices = useQuery(useMemo(() => port.choices(), [port]))
  if (choices.state === 'loading') return <BlockLoading />
  if (choices.state === 'failed') return <BlockFailed error={choices.error} onRetry={choices.retry} /> // prettier-ignore
  return (
    <OptionsView block={block} mediaTypes={choices.data.mediaTypes} onLeave={port.openOrders} />
  )
}
