import { Button, Card, lazyPart, Skeleton, StateScreen, type LazyPart } from '@atrium/design-system'
import { RotateCw } from 'lucide-react'
import { createElement, Suspense, useState } from 'react'
import { FailureBoundary } from '../failures/FailureBoundary.tsx'
import { withTimeout } from '../reading/with-timeout.ts'
import { kitMessages } from '../language/kit-messages.ts'
import {
  findModule,
  type ModuleComponent,
  type ModuleRegistry,
  type RegisteredModule,
} from './registry.tsx'
import { useMessages } from '../language/useMessages.ts'

export interface ModuleSlotProps {
  registry: ModuleRegistry
  /** The component's type, as the server tells it. */
  type: string
  component: ModuleComponent
}

/** The place of a module: loads its code and port, and keeps its failures to itself. */
export function ModuleSlot({ registry, type, component }: ModuleSlotProps) {
  const { t } = useMessages(kitMessages)
  const [attempt, setAttempt] = useState(0)
  const entry = findModule(registry, type)
  if (!entry) {
    return (
      <Card>
        <StateScreen kind="empty" title={t('slot.unknown')} detail={t('slot.unknownDetail')} />
      </Card>
    )
  }
  const retry = () => {
    parts.delete(entry)
    setAttempt(attempt + 1)
  }
  return (
    <FailureBoundary key={`${type} ${component.id} ${attempt}`} failed={<Failed onRetry={retry} />}>
      <Suspense fallback={<Loading />}>{createElement(partOf(entry), { component })}</Suspense>
    </FailureBoundary>
  )
}

const parts = new WeakMap<RegisteredModule, LazyPart<{ component: ModuleComponent }>>()

/** One part for an entry, so that who comes back waits for nothing. */
function partOf(entry: RegisteredModule) {
  let part = parts.get(entry)
  if (!part) {
    part = lazyPart(async () => ({ default: await withTimeout(entry.load()) }))
    parts.set(entry, part)
  }
  return part
}

/** Fetches a module that may be wanted next; what does not come is asked for again when it is. */
export const preloadModule = (entry: RegisteredModule): void => partOf(entry).preload()

function Loading() {
  const { t } = useMessages(kitMessages)
  return (
    <section aria-busy="true" aria-label={t('slot.loading')}>
      <Skeleton lines={6} height="28px" />
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages(kitMessages)
  return (
    <Card>
      <StateScreen
        kind="error"
        title={t('slot.failed')}
        detail={t('slot.failedDetail')}
        action={
          <Button variant="primary" icon={RotateCw} onPress={onRetry}>
            {t('slot.retry')}
          </Button>
        }
      />
    </Card>
  )
}
