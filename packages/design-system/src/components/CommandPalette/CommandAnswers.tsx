import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components'
import { useStrings } from '../../intl/index.ts'
import { Button } from '../Button/index.ts'
import type { CommandListProps } from './CommandList.tsx'
import { commandStrings } from './command.strings.ts'
import type { Command } from './useCommand.ts'

interface CommandAnswersProps {
  command: Command
  failureText?: (error: unknown) => string
  /** What they stand in: with the palette, or, in a field of every page, later. */
  list: (props: CommandListProps) => ReactNode
}

/** What answers the line: the list, or why there is none. */
export function CommandAnswers({ command, failureText, list: List }: CommandAnswersProps) {
  const strings = useStrings(commandStrings)
  const { listId, rows, items, query, active, setActive, choose, found, isEmpty } = command
  return (
    <>
      {items.length > 0 && (
        <List
          {...{ id: listId, rows, query, active }}
          count={items.length}
          onActive={setActive}
          onChoose={choose}
        />
      )}
      {isEmpty && found.isWaiting && <div className="at-note">{strings.more}</div>}
      {isEmpty && !found.isWaiting && (
        <div className="at-nothing">
          <strong>{strings.nothing(query.trim())}</strong>
          {strings.nothingDetail}
        </div>
      )}
      {found.isPending && <div className="at-note">{strings.searching}</div>}
      {found.error && (
        <div className="at-note at-bad" role="alert">
          {failureText?.(found.error.reason) ?? strings.failed}
          <Button size="compact" onPress={found.retry}>
            {strings.retry}
          </Button>
        </div>
      )}
    </>
  )
}

/** Says how much was found, once it is known. */
export function CommandCount({ command }: { command: Command }) {
  const strings = useStrings(commandStrings)
  const { locale } = useLocale()
  const { items, query, found } = command
  const count = items.filter(({ isMore }) => !isMore).length
  const isKnown = query !== '' && !found.isPending && !found.isWaiting
  return (
    <output className="at-visually-hidden">
      {isKnown && strings.found(count, count.toLocaleString(locale))}
    </output>
  )
}
