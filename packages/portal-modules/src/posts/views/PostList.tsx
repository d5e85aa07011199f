import { Banner, Button, Card } from '@atrium/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { cardGridCss } from '../../kit/lists/card-grid.css.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Feed, Post } from '../posts.port.ts'
import type { PostsModel } from '../usePosts.ts'
import {
  PostMenu,
  PostMeta,
  PostReactions,
  PostTags,
  UnreadDot,
  type PostMenuProps,
} from './post-parts.tsx'

const Grid = styled.ul`
  ${cardGridCss}
  @layer at.components {
    --_least: 340px;

    > li[data-at-draft] {
      grid-column: 1 / -1;
    }
    /* The newest one leads. */
    > li[data-at-lead] {
      grid-column: 1 / -1;
      --_teaser: var(--at-font-l);
      --_teaser-line: 24px;
    }
  }
`
const Body = styled.div`
  @layer at.components {
    display: flex;
    flex-direction: column;
    gap: var(--at-space-3);

    > .at-picture {
      display: block;
      inline-size: 100%;
      aspect-ratio: 16 / 7;
      object-fit: cover;
      border-radius: var(--at-radius-m);
      background: var(--at-sunken);
    }
    > .at-teaser {
      max-inline-size: 68ch;
      margin: 0;
      color: var(--at-text-2);
      font-size: var(--_teaser, var(--at-font-m));
      line-height: var(--_teaser-line, 20px);
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    [role='group'],
    .at-tags {
      position: relative;
    }
  }
`
/* The corner is the menu's. */
const Title = styled.span`
  @layer at.components {
    display: block;
    padding-inline-end: var(--at-space-6);
  }
`
const More = styled.div`
  @layer at.components {
    display: grid;
    justify-items: center;
    padding-block: var(--at-space-6) var(--at-space-2);
  }
`
const LIST = { role: 'list' }

export interface PostListProps extends Omit<PostMenuProps, 'post'> {
  feed: Feed
  /** Accessible name of the list. */
  label: string
  /** The post that was read last: it gets the focus back. */
  returnTo: number | undefined
}

/** Posts as cards, the newest one first; older ones load as one scrolls (POST-01, POST-02). */
export function PostList({ feed, label, returnTo, ...commands }: PostListProps) {
  const { model } = commands
  const list = useRef<HTMLUListElement>(null)
  const first = useRef(returnTo)
  useEffect(() => {
    if (first.current === undefined) return
    list.current
      ?.querySelector<HTMLElement>(`[data-post="${first.current}"] .at-target`)
      ?.focus({ preventScroll: false })
  }, [])
  const lead = feed.posts.find((post) => model.stateOf(post) === 'published')?.id
  return (
    <>
      <Grid ref={list} {...LIST} aria-label={label}>
        {feed.posts.map((post) => (
          <li
            key={post.id}
            data-post={post.id}
            data-at-lead={post.id === lead || undefined}
            data-at-draft={model.stateOf(post) === 'draft' || undefined}
          >
            <PostCard post={post} {...commands} />
          </li>
        ))}
      </Grid>
      {feed.hasMore && <Older model={model} />}
    </>
  )
}

function PostCard({ post, ...commands }: PostMenuProps & { post: Post }) {
  const { model } = commands
  return (
    <>
      <Card
        title={
          <Title>
            {model.isUnread(post) && <UnreadDot />}
            {post.title}
          </Title>
        }
        onPress={() => model.open(post)}
      >
        <Body>
          {post.imageUrl && (
            <img className="at-picture" src={post.imageUrl} alt="" loading="lazy" />
          )}
          <PostMeta post={post} model={model} />
          {post.teaser && <p className="at-teaser">{post.teaser}</p>}
          <PostTags post={post} />
          <PostReactions post={post} model={model} />
        </Body>
      </Card>
      <div className="at-corner">
        <PostMenu post={post} {...commands} />
      </div>
    </>
  )
}

/** Loads what is older when it comes near, and by a button for whoever does not scroll. */
function Older({ model }: { model: PostsModel }) {
  const { t } = useMessages(messages)
  const place = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => model.loadMore())
  const failed = model.feed.state === 'ready' && model.feed.refreshError !== undefined
  useEffect(() => {
    const element = place.current
    if (!element || failed) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '400px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [failed])
  return (
    <More ref={place}>
      {failed && <Banner tone="warn">{t('failed.more')}</Banner>}
      <Button isPending={model.isLoadingMore} onPress={model.loadMore}>
        {t('action.more')}
      </Button>
    </More>
  )
}
