import { Banner, Button, PageHeader, RichText } from '@atrium/design-system'
import { ArrowLeft, Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { formatMinute, ItemSlot, useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { minutesOf } from '../posts.logic.ts'
import { PostMenu, PostMeta, PostReactions, PostTags, type PostMenuProps } from './post-parts.tsx'

const Article = styled.article`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
    max-inline-size: 760px;

    > .at-back {
      margin-block-end: -8px;
    }
    > header {
      margin-block-end: -8px;
    }
    > .at-picture {
      display: block;
      inline-size: 100%;
      max-block-size: 420px;
      object-fit: cover;
      border-radius: var(--at-radius-l);
      background: var(--at-sunken);
    }
    > .at-teaser {
      max-inline-size: 60ch;
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-l) / 26px var(--at-font-body);
      text-wrap: pretty;
    }
    > footer {
      display: grid;
      gap: var(--at-space-4);
      padding-block-start: var(--at-space-5);
      border-block-start: 1px solid var(--at-line);
    }
    &:focus {
      outline: none;
    }
  }
`

/** One post to read (POST-01, POST-03); its HTML is cleaned once more where it is shown. */
export function PostDetail({ post, ...commands }: PostMenuProps) {
  const { t, locale } = useMessages(messages)
  const { openInside } = useModuleHost()
  const { model } = commands
  const state = model.stateOf(post)
  const article = useRef<HTMLElement>(null)
  // Whoever opened it reads on from here, also with a screen reader.
  useEffect(() => article.current?.focus({ preventScroll: true }), [])
  return (
    <Article ref={article} tabIndex={-1} aria-label={post.title}>
      <div className="at-back">
        <Button icon={ArrowLeft} size="compact" variant="quiet" onPress={model.close}>
          {t('action.back')}
        </Button>
      </div>
      <PageHeader title={post.title} actions={<PostMenu post={post} {...commands} />} />
      <PostMeta post={post} model={model} extra={t('minutes', { count: minutesOf(post.body) })} />
      {state !== 'published' && (
        <Banner
          tone={state === 'draft' ? 'warn' : 'info'}
          action={
            post.can.edit && (
              <Button icon={Send} onPress={() => model.publish(post)}>
                {t(state === 'draft' ? 'action.publish' : 'action.publishNow')}
              </Button>
            )
          }
        >
          {state === 'draft'
            ? t('state.draftDetail')
            : t('state.scheduledDetail', {
                moment: formatMinute(locale, new Date(post.publishedAt ?? 0)),
              })}
        </Banner>
      )}
      {post.imageUrl && <img className="at-picture" src={post.imageUrl} alt="" />}
      {post.teaser && <p className="at-teaser">{post.teaser}</p>}
      <RichText html={post.body} size="l" onNavigate={openInside} />
      <footer>
        <PostTags post={post} />
        <PostReactions post={post} model={model} />
      </footer>
      {/* What readers do not see yet they do not talk about. */}
      {state === 'published' && (
        <ItemSlot type="comments" item={{ id: post.id, name: post.title }} />
      )}
    </Article>
  )
}
