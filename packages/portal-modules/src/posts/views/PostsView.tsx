import { Banner, Button, KeepFocus, later, PageHeader } from '@atrium/design-system'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { DeleteQuestion, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Post } from '../posts.port.ts'
import type { PostsModel } from '../usePosts.ts'
import { PostDetail } from './PostDetail.tsx'
import { PostEditor } from './PostEditor.tsx'
import { PostList } from './PostList.tsx'
import { PostsEmpty, PostsFailed, PostsLoading } from './PostStates.tsx'

const AudienceDialog = later(
  async () => (await import('../../kit/audience/AudienceDialog.tsx')).AudienceDialog,
)

export interface PostsViewProps {
  model: PostsModel
  /** First-level heading, in the language of the page; absent, the name of the collection. */
  title?: string
}

/** Posts as they are seen: the list, or the one that is read (POST-01). */
export function PostsView({ model, title }: PostsViewProps) {
  const { t } = useMessages(messages)
  const [editing, setEditing] = useState<'new' | Post>()
  const [doomed, setDoomed] = useState<Post>()
  const [seenId, setSeenId] = useState<number>()
  const { feed, opened } = model
  const ready = feed.state === 'ready' ? feed.data : undefined
  const [readLast, setReadLast] = useState<number>()
  const openedId = opened?.state === 'ready' ? opened.data.id : undefined
  if (openedId !== undefined && openedId !== readLast) setReadLast(openedId)
  const commands = {
    model,
    onEdit: setEditing,
    onAudience: ({ id }: Post) => setSeenId(id),
    onRemove: (post: Post) => (model.canUndoDelete ? model.remove(post) : setDoomed(post)),
  }
  const openedPost = opened?.state === 'ready' ? opened.data : undefined
  const seen = openedPost?.id === seenId ? openedPost : ready?.posts.find(({ id }) => id === seenId)
  const write = ready?.can.add && (
    <Button variant="primary" icon={PenLine} onPress={() => setEditing('new')}>
      {t('action.new')}
    </Button>
  )

  return (
    <KeepFocus>
      {opened ? (
        <>
          {opened.state === 'loading' && <PostsLoading />}
          {opened.state === 'failed' && (
            <PostsFailed error={opened.error} onRetry={opened.retry} onLeave={model.close} />
          )}
          {opened.state === 'ready' && (
            <PostDetail key={opened.data.id} post={opened.data} {...commands} />
          )}
        </>
      ) : (
        <>
          <PageHeader
            title={title || ready?.name}
            subtitle={ready?.description}
            actions={ready && ready.posts.length > 0 && write}
          />
          {feed.state === 'loading' && <PostsLoading />}
          {feed.state === 'failed' && <PostsFailed error={feed.error} onRetry={feed.retry} />}
          {feed.state === 'ready' && feed.refreshError && (
            <Banner
              tone="warn"
              action={<Button onPress={feed.refresh}>{t('action.retry')}</Button>}
            >
              {t('refresh.failed')}
            </Banner>
          )}
          {ready &&
            (ready.posts.length === 0 ? (
              <PostsEmpty action={write} />
            ) : (
              <PostList
                feed={ready}
                label={title || ready.name}
                returnTo={readLast}
                {...commands}
              />
            ))}
        </>
      )}
      {editing && (
        <PostEditor
          key={editing === 'new' ? editing : editing.id}
          model={model}
          post={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {seen && model.audience && model.groups && (
        <AudienceDialog
          items={[
            {
              id: seen.id,
              name: seen.title,
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
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm', { title: doomed.title })}
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => model.remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </KeepFocus>
  )
}
