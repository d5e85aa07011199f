import { Banner, Button, Disclosure, Skeleton, VisuallyHidden } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
import type { AffectedPerson, AudienceEffect } from './audience.types.ts'
import { audienceMessages } from './messages.ts'

/** What is known of the effect of a change. */
export type EffectState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** `isOld`: of the choice before; that of the present one is on its way. */
  | { state: 'ready'; effect: AudienceEffect; isUnchanged: boolean; isOld: boolean }

const Root = styled.section`
  @layer at.components {
    display: grid;
    gap: var(--at-space-1);
    padding: var(--at-space-3) var(--at-space-4);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-m);
    background: var(--at-sunken);
    --at-ground: var(--at-sunken);

    h3 {
      margin: 0;
      color: var(--at-text-2);
      font: 600 var(--at-font-s) / 18px var(--at-font-body);
    }
    p {
      margin: 0;
      padding-block: var(--at-space-1);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
    }
    ul {
      display: grid;
      gap: var(--at-space-1);
      margin: 0;
      padding: var(--at-space-1) 0 0;
      list-style: none;
      font: 400 var(--at-font-s) / 18px var(--at-font-body);
    }
    li {
      display: flex;
      justify-content: space-between;
      gap: var(--at-space-4);
      overflow-wrap: anywhere;
    }
    li > span {
      flex: none;
      color: var(--at-text-2);
      font-variant-numeric: tabular-nums;
    }
  }
`

/** Who gains and who loses sight, before it is saved: numbers, and names on demand (T-68, T-70). */
export function AudienceEffectView({ state }: { state: EffectState }) {
  const { t } = useMessages(audienceMessages)
  const isBusy = state.state === 'loading' || (state.state === 'ready' && state.isOld)
  return (
    <Root aria-label={t('effect.title')} aria-busy={isBusy || undefined}>
      <h3>{t('effect.title')}</h3>
      <div aria-live="polite">
        <Effect state={state} />
      </div>
    </Root>
  )
}

function Effect({ state }: { state: EffectState }) {
  const { t } = useMessages(audienceMessages)
  // Nothing is no news while something may come.
  const isEmpty = state.state === 'ready' && state.isOld && state.effect.changedCount === 0
  if (state.state === 'loading' || isEmpty) {
    return (
      <div>
        <VisuallyHidden>{t('effect.loading')}</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    )
  }
  if (state.state === 'failed') {
    return (
      <Banner
        tone="warn"
        action={
          <Button size="compact" onPress={state.retry}>
            {t('action.retry')}
          </Button>
        }
      >
        {t('effect.failed')}
      </Banner>
    )
  }
  const { gains, loses, changedCount, locksReaderOut } = state.effect
  if (changedCount === 0) return <p>{t(state.isUnchanged ? 'effect.none' : 'effect.same')}</p>
  if (gains.length === 0 && loses.length === 0) return <p>{t('effect.same')}</p>
  return (
    <>
      {locksReaderOut && (
        <p>
          <strong>{t('effect.you')}</strong>
        </p>
      )}
      {gains.length > 0 && (
        <People title={t('effect.gains', { count: gains.length })} people={gains} />
      )}
      {loses.length > 0 && (
        <People title={t('effect.loses', { count: loses.length })} people={loses} />
      )}
    </>
  )
}

function People({ title, people }: { title: string; people: readonly AffectedPerson[] }) {
  const { t } = useMessages(audienceMessages)
  const isOfOne = people.every(({ itemCount }) => itemCount === 1)
  return (
    <Disclosure title={title}>
      <ul>
        {people.map(({ id, name, itemCount }) => (
          <li key={id}>
            {name}
            {!isOfOne && <span>{t('effect.items', { count: itemCount })}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
