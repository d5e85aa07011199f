import { Banner, Button, KeepFocus, later, Reorder, Section } from '@atrium/design-system'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import type { Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'
import {
  CollectionEmpty,
  CollectionFailed,
  CollectionLoading,
  NothingFound,
} from './CollectionStates.tsx'
import { CollectionTools } from './CollectionTools.tsx'
import { LinkCards } from './LinkCards.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { LinkList } from './LinkList.tsx'
import { LinkTalk, useTalk } from './LinkTalk.tsx'
import { LinkThumbnails } from './LinkThumbnails.tsx'

export interface LinkCollectionViewProps {
  model: LinkCollectionModel
  /** Heading while the collection's own name is not known. */
  title?: string
}

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)

const Place = styled.div`
  @layer at.components {
    /* Several on a page stand apart. */
    & + & {
      margin-block-start: var(--at-space-8);
    }
    /* What stands below would be pushed down: it comes when what is above has come. */
    &[data-at-loading] ~ & {
      visibility: hidden;
    }
  }
`
const none: readonly Link[] = []
const views = { list: LinkList, card: LinkCards, thumbnail: LinkThumbnails }

/** A link collection as it is seen; everything it knows comes with its model (LINK-01, LINK-02). */
export function LinkCollectionView({ model, title = '' }: LinkCollectionViewProps) {
  const { t } = useMessages(messages)
  const [dialog, setDialog] = useState<'add' | Link>()
  const [doomed, setDoomed] = useState<Link>()
  const [seenId, setSeenId] = useState<number>()
  const { collection: result } = model
  const collection = result.state === 'ready' ? result.data : undefined
  const seen = collection?.links.find(({ id }) => id === seenId)
  const canAdd =
    collection?.can.addLinks === true && collection.kinds.some((kind) => kind !== 'file')
  const add = canAdd ? () => setDialog('add') : undefined
  const talk = useTalk(collection?.links ?? none)
  const order = useMemo(() => model.links.map(({ id }) => id), [model.links])
  const View = views[model.view]
  const remove = (link: Link) => (model.canUndoDelete ? model.remove(link) : setDoomed(link))

  return (
    <Place data-at-loading={result.state === 'loading' || undefined}>
      <KeepFocus>
        <Section
          title={collection?.name ?? title}
          description={collection?.description}
          aside={
            collection && <CollectionTools model={model} collection={collection} onAdd={add} />
          }
        >
          {result.state === 'loading' && <CollectionLoading name={title} />}
          {result.state === 'failed' && (
            <CollectionFailed error={result.error} onRetry={result.retry} />
          )}
          {result.state === 'ready' && (
            <>
              {result.refreshError && (
                <Banner
                  tone="warn"
                  action={<Button onPress={result.refresh}>{t('action.retry')}</Button>}
                >
                  {t('refresh.failed')}
                </Banner>
              )}
              {result.data.links.length === 0 ? (
                <CollectionEmpty
                  action={
                    add && (
                      <Button icon={Plus} onPress={add}>
                        {t('action.add')}
                      </Button>
                    )
                  }
                />
              ) : model.links.length === 0 ? (
                <NothingFound text={model.text} onReset={() => model.setText('')} />
              ) : (
                <Reorder
                  key={model.view}
                  order={order}
                  isDisabled={!model.canArrange}
                  onMove={(id, beforeId) => {
                    const link = model.links.find((one) => one.id === id)
                    if (link) model.arrange(link, beforeId === null ? null : Number(beforeId))
                  }}
                >
                  <View
                    model={model}
                    name={result.data.name}
                    onEdit={setDialog}
                    onRemove={remove}
                    onAudience={({ id }) => setSeenId(id)}
                    onTalk={talk.open}
                  />
                </Reorder>
              )}
              {dialog && (
                <LinkDialog
                  key={dialog === 'add' ? dialog : dialog.id}
                  model={model}
                  collection={result.data}
                  link={dialog === 'add' ? undefined : dialog}
                  onClose={() => setDialog(undefined)}
                />
              )}
            </>
          )}
          {seen && model.audience && model.groups && (
            <AudienceDialog
              items={[
                {
                  id: seen.id,
                  name: model.nameOf(seen),
                  audience: seen.audience ?? [],
                  version: seen.version,
                  isContainer: false,
                },
              ]}
              groups={model.groups}
              changes={model.audience.changes}
              onSave={model.audience.save}
              onClose={() => setSeenId(undefined)}
            />
          )}
          <LinkTalk about={talk.about} nameOf={model.nameOf} onClose={talk.close} />
          {doomed && (
            <DeleteQuestion
              title={t('delete.confirm', { name: model.nameOf(doomed) })}
              detail={t('delete.confirmDetail')}
              confirmLabel={t('action.delete')}
              onDelete={() => model.remove(doomed)}
              onClose={() => setDoomed(undefined)}
            />
          )}
        </Section>
      </KeepFocus>
    </Place>
  )
}
