import { Stepper } from '@atrium/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../language/useMessages.ts'
import { tableImportMessages } from '../messages/index.ts'
import { tableImportCss } from './tableImport.css.ts'

/** A file is chosen, its columns are matched, what it does is looked at. */
const importSteps = ['file', 'columns', 'preview'] as const
export type ImportStep = (typeof importSteps)[number]

/** The sheet of an import, also while it is got ready. */
export const ImportRoot = styled.div`
  ${tableImportCss}
`

export interface ImportFrameProps {
  /** What is imported, with the way out. */
  head: ReactNode
  step: ImportStep
  /** A file was read, so its columns can be gone back to. */
  hasFile: boolean
  /** Columns are missing that every row needs. */
  isIncomplete: boolean
  /** Absent: it is being taken over, and nobody goes anywhere. */
  goTo: ((step: ImportStep) => void) | undefined
  children: ReactNode
  /** The way back and on, which stays in sight. */
  foot: ReactNode
}

/** Three steps from a file to what it does; who goes on reads on at the new step's heading. */
export function ImportFrame(props: ImportFrameProps) {
  const { head, step, hasFile, isIncomplete, goTo, children, foot } = props
  const { t } = useMessages(tableImportMessages)
  const root = useRef<HTMLDivElement>(null)
  const at = importSteps.indexOf(step)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = root.current?.querySelector<HTMLElement>('.at-import-step h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    root.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return (
    <ImportRoot ref={root}>
      {head}
      <Stepper
        label={t('steps')}
        current={step}
        onChange={goTo}
        steps={importSteps.map((id, index) => ({
          id,
          label: t(`step.${id}`),
          isVisited: index <= at || (hasFile && index < 2) || undefined,
          isInvalid: id === 'columns' && hasFile && isIncomplete && at > 0,
        }))}
      />
      <div className="at-import-step">{children}</div>
      {foot}
    </ImportRoot>
  )
}
