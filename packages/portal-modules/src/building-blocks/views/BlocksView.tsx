import {
  Banner,
  Button,
  KeepFocus,
  PageHeader,
  SearchField,
  Stack,
  StateScreen,
} from '@atrium/design-system'
import { Blocks, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { Block } from '../building-blocks.port.ts'
import { messages } from '../messages/index.ts'
import type { BlocksModel } from '../useBlocks.ts'
import { BlockForbidden } from './BlockStates.tsx'
import { BlockTable } from './BlockTable.tsx'
import { BlockTrail } from './BlockTrail.tsx'
import { WithdrawnBlocks } from './WithdrawnBlocks.tsx'

const Search = styled.div`
  @layer at.components {
    max-inline-size: 420px;
  }
`

interface BlocksViewProps {
  model: BlocksModel
  /** Undefined: there is nothing to go back to. */
  onLeave: (() => void) | undefined
}

/** The building blocks of a page: search, open, copy, withdraw, and make new ones (BB-01). */
export function BlocksView({ model, onLeave }: BlocksViewProps) {
  const { t } = useMessages(messages)
  const [doomed, setDoomed] = useState<Block>()
  const { result, goTo } = model
  if (result.state === 'failed')
    return (
      <LoadFailure
        error={result.error}
        onRetry={result.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('failed.title'), detail: t('failed.detail') }}
      />
    )
  const list = result.state === 'ready' ? result.data : undefined
  if (list && !list.can.add) return <BlockForbidden onLeave={onLeave} />
  const isEmpty = list?.blocks.length === 0
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => goTo({ kind: 'new', copyOf: null })}>
      {t('action.add')}
    </Button>
  )
  return (
    <KeepFocus>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumb={<BlockTrail onLeave={onLeave} />}
        actions={!isEmpty && add}
      />
      <Stack>
        {result.state === 'ready' && result.refreshError && (
          <Banner
            tone="warn"
            action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}
          >
            {t('refresh.failed')}
          </Banner>
        )}
        {isEmpty ? (
          <StateScreen
            kind="empty"
            icon={Blocks}
            title={t('empty.title')}
            detail={t('empty.detail')}
            action={add}
          />
        ) : (
          <>
            <Search>
              <SearchField
                label={t('search.label')}
                placeholder={t('search.placeholder')}
                value={model.text}
                onChange={model.setText}
              />
            </Search>
            <BlockTable
              model={model}
              isLoading={!list}
              onRemove={(block) => (model.canUndo ? model.remove(block) : setDoomed(block))}
              emptyState={
                <StateScreen
                  kind="empty"
                  icon={SearchX}
                  title={t('search.none', { text: model.text.trim() })}
                  action={<Button onPress={() => model.setText('')}>{t('search.reset')}</Button>}
                />
              }
            />
          </>
        )}
        <WithdrawnBlocks blocks={model.withdrawn} onRestore={model.restore} />
      </Stack>
      {doomed && (
        <DeleteQuestion
          title={t('remove.question', { name: doomed.name })}
          detail={t('remove.detail')}
          confirmLabel={t('action.remove')}
          onDelete={() => model.remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </KeepFocus>
  )
}
