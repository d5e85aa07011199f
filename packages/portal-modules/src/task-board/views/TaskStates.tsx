import { errorText } from '../error-text.ts'
import { Board, Button, StateScreen } from '@atrium/design-system'
import { FilterX, Plus, RotateCw } from 'lucide-react'
import { useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isNarrowed as isFiltered } from '../task-board.look.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'

const coming = [0, 1, 2, 3].map((at) => ({ id: `${at}`, title: '…', items: [] }))
const nothing = () => null
const noKey = () => ''

/** Columns and cards of the size of what comes. */
export function TasksLoading() {
  const { t } = useMessages(messages)
  return (
    <Board
      label={t('loading')}
      columns={coming}
      getKey={noKey}
      getText={noKey}
      renderCard={nothing}
      isLoading
    />
  )
}

/** Gone, no connection, or broken: each with one way on. */
export function TasksFailed({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const tools = useMessages(messages)
  const { t } = tools
  // Who may not see a list does not learn whether it exists.
  if (error.code === 'not-found' || error.code === 'forbidden')
    return <StateScreen kind="notFound" title={t('failed.gone')} detail={t('failed.goneDetail')} />
  return (
    <StateScreen
      kind={error.code === 'offline' ? 'offline' : 'error'}
      title={t('failed.title')}
      detail={error.code === 'offline' ? errorText(tools, error) : t('failed.detail')}
      reference={error.reference}
      action={
        <Button variant="primary" icon={RotateCw} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

/** A list without a single column. */
export function NoBuckets({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { t } = useMessages(messages)
  return (
    <StateScreen
      kind="empty"
      title={t('empty.title')}
      detail={t(onAdd ? 'empty.detailAdd' : 'empty.detail')}
      action={
        onAdd && (
          <Button variant="primary" icon={Plus} onPress={onAdd}>
            {t('bucket.add')}
          </Button>
        )
      }
    />
  )
}

/** Nothing is left of what there is: says whether what was looked for or the filters are why. */
export function NothingFits({
  model: { isNarrowed, look, reset },
}: {
  model: Pick<TaskBoardModel, 'isNarrowed' | 'look' | 'reset'>
}) {
  const { t } = useMessages(messages)
  const { words, ...filters } = look.filters
  const text = words?.trim() ?? ''
  if (!isNarrowed)
    return <StateScreen kind="empty" title={t('none.title')} detail={t('none.detail')} />
  return (
    <StateScreen
      kind="empty"
      icon={FilterX}
      title={t('fits.title')}
      detail={[
        text !== '' && t('fits.text', { text }),
        (text === '' || isFiltered(filters)) && t('fits.detail'),
      ]
        .filter(Boolean)
        .join(' ')}
      action={<Button onPress={reset}>{t('action.reset')}</Button>}
    />
  )
}
