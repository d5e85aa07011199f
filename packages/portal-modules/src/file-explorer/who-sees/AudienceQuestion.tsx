import { ConfirmDialog } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import type { Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { AudienceShift } from '../moving/moving.logic.ts'
import type { Question } from '../useQuestions.ts'

const Lines = styled.span`
  @layer at.components {
    display: grid;
    gap: var(--at-space-2);

    b {
      color: var(--at-text);
      font-weight: 600;
    }
  }
`
const parts = ['loses', 'gains', 'misses'] as const satisfies readonly (keyof AudienceShift)[]

/** Before something goes to where other people look: who will see it, and who will not (FILE-16). */
export function AudienceQuestion(props: {
  question: Extract<Question, { kind: 'audience' }>
  groups: readonly Group[] | undefined
}) {
  const { way, shift, name, count, folderName, answer } = props.question
  const { t } = useMessages(messages)
  const namesOf = (ids: readonly number[]) =>
    (props.groups ?? []).filter(({ id }) => ids.includes(id)).map((group) => group.name)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title={
        name === undefined
          ? t(`audience.${way}Many`, { count, folder: folderName })
          : t(`audience.${way}`, { name, folder: folderName })
      }
      confirmLabel={t(way === 'move' ? 'action.moveAnyway' : 'action.copyAnyway')}
      onConfirm={() => answer(true)}
    >
      <Lines>
        {parts.map(
          (part) =>
            shift[part].length > 0 && (
              <span key={part}>
                {t(way === 'move' ? `audience.${part}` : 'audience.copyGains')}{' '}
                <b>{namesOf(shift[part]).join(', ')}</b>
              </span>
            ),
        )}
        <span>{t(way === 'move' ? 'audience.keeps' : 'audience.copyKeeps')}</span>
      </Lines>
    </ConfirmDialog>
  )
}
