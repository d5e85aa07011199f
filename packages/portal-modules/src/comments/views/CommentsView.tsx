import { Banner, Button, Heading, KeepFocus, Skeleton } from '@atrium/design-system'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { errorText, DeleteQuestion, useMessages, type PortError } from '../../kit/index.ts'
import type { ShownComment } from '../comments.logic.ts'
import { messages } from '../messages/index.ts'
import type { CommentsModel } from '../useComments.ts'
import { CommentList } from './CommentList.tsx'
import { Composer } from './Composer.tsx'

export interface CommentsViewProps {
  model: CommentsModel
  /** Of the item that is talked about; names the list. */
  itemName: string
  headingLevel: 2 | 3
}

const Root = styled.section`
  @layer at.components {
    display: grid;
    gap: var(--at-space-3);
    min-inline-size: 0;

    > .at-title {
      display: flex;
      align-items: baseline;
      gap: var(--at-space-2);
    }
    > .at-title > span,
    > .at-quiet {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      font-variant-numeric: tabular-nums;
    }
  }
`

/** Comments as they are seen; everything they know comes with their model (CMT-01, CMT-02). */
export function CommentsView({ model, itemName, headingLevel }: CommentsViewProps) {
  const { t, intl } = useMessages(messages)
  const headingId = useId()
  const [doomed, setDoomed] = useState<ShownComment>()
  const { comments } = model
  const count = comments.state === 'ready' ? comments.data.length : 0
  return (
    <KeepFocus>
      <Root aria-labelledby={headingId} aria-busy={comments.state === 'loading' || undefined}>
        <div className="at-title">
          <Heading level={headingLevel} size={headingLevel === 2 ? 'l' : 'm'} id={headingId}>
            {t('title')}
          </Heading>
          {count > 0 && <span>{intl.formatNumber(count)}</span>}
        </div>
        {comments.state === 'failed' ? (
          <Failure error={comments.error} onRetry={comments.retry} />
        ) : (
          <Composer model={model} />
        )}
        {comments.state === 'loading' && (
          <output aria-label={t('list.loading')}>
            <Skeleton lines={3} height="44px" />
          </output>
        )}
        {comments.state === 'ready' && (
          <>
            {comments.refreshError && (
              <Banner
                tone="warn"
                action={<Button onPress={comments.refresh}>{t('action.retry')}</Button>}
              >
                {t('list.old')}
              </Banner>
            )}
            {count === 0 ? (
              <p className="at-quiet">{t('list.empty')}</p>
            ) : (
              <CommentList
                model={model}
                comments={comments.data}
                label={t('list.label', { name: itemName })}
                level={headingLevel === 2 ? 3 : 4}
                onRemove={setDoomed}
              />
            )}
          </>
        )}
      </Root>
      {doomed && (
        <DeleteQuestion
          title={t('delete.confirm')}
          detail={t('delete.confirmDetail')}
          confirmLabel={t('action.delete')}
          onDelete={() => model.remove(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </KeepFocus>
  )
}

/** Closed to one, no connection, or broken: each with one way on. */
function Failure({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const tools = useMessages(messages)
  const { t } = tools
  if (error.code === 'not-found' || error.code === 'forbidden') {
    return (
      <Banner>
        {t('list.gone')} {t('list.goneDetail')}
      </Banner>
    )
  }
  return (
    <Banner tone="bad" action={<Button onPress={onRetry}>{t('action.retry')}</Button>}>
      {t('list.failed')} {errorText(tools, error)}
    </Banner>
  )
}
