import { useMemo } from 'react'
import { errorText, useCloseQuestion, useMessages, useModuleHost, useQuery } from '../../kit/index.ts' // prettier-ignore
import { ImportFoot, ImportFrame, ImportHead, ImportOpening } from '../../kit/table-import/index.ts'
import type { PeoplePort, UserGroup } from '../people.port.ts'
import { listMessages } from './messages/index.ts'
import type { ListComparison, PeopleListPort } from './people-import.port.ts'
import { countResults } from './preview.logic.ts'
import { usePeopleImport, type PeopleImportModel } from './usePeopleImport.ts'
import { PeopleColumnsStep } from './views/PeopleColumnsStep.tsx'
import { PeopleFileStep } from './views/PeopleFileStep.tsx'
import { PeoplePreviewStep } from './views/PeoplePreviewStep.tsx'

export interface PeopleImportProps {
  port: PeoplePort
  lists: PeopleListPort
  /** Called once it is taken over, or left without. */
  onClose: () => void
}

/** People out of a file: chosen, matched, looked at, taken over (ADM-04). */
export function PeopleImport(props: PeopleImportProps) {
  const tools = useMessages(listMessages)
  const { port, onClose } = props
  const groups = useQuery(useMemo(() => port.groups(), [port]))
  if (groups.state === 'ready') return <Ready {...props} groups={groups.data} />
  return (
    <ImportOpening
      head={<Head onClose={onClose} />}
      facts={groups}
      explain={(error) => errorText(tools, error)}
    />
  )
}

function Head({ onClose }: Pick<PeopleImportProps, 'onClose'>) {
  const { t } = useMessages(listMessages)
  return <ImportHead title={t('title')} subtitle={t('subtitle')} onClose={onClose} />
}

function Ready({
  port,
  lists,
  onClose,
  groups,
}: PeopleImportProps & { groups: readonly UserGroup[] }) {
  const { t } = useMessages(listMessages)
  const { notify } = useModuleHost()
  // As they come: a group that somebody made meanwhile, or an import before this one, is known.
  const names = useMemo(() => groups.map(({ name }) => name), [groups])
  const tell = (done: ListComparison) => {
    const counts = countResults(done)
    const detail = [
      ...(['invited', 'changed'] as const)
        .filter((result) => counts[result] > 0)
        .map((result) => t(`done.${result}`, { count: counts[result] })),
      ...(done.newGroups.length > 0
        ? [t('preview.newGroups', { count: done.newGroups.length })]
        : []),
    ].join(' · ')
    notify({ tone: 'success', title: t('done.title'), detail })
    onClose()
  }
  const model = usePeopleImport(lists, names, tell)
  const { file, goTo, isImporting, isIncomplete, step } = model
  const { close, question } = useCloseQuestion({ isChanged: file !== undefined, onClose })
  return (
    <ImportFrame
      head={<Head onClose={close} />}
      step={step}
      hasFile={file !== undefined}
      isIncomplete={isIncomplete}
      goTo={isImporting ? undefined : goTo}
      foot={file && <Foot model={model} />}
    >
      {step === 'file' && <PeopleFileStep model={model} />}
      {step === 'columns' && file && (
        <PeopleColumnsStep
          model={model}
          file={file}
          roles={port.roles}
          canAddGroups={port.canAddGroups}
        />
      )}
      {step === 'preview' && <PeoplePreviewStep model={model} />}
      {question}
    </ImportFrame>
  )
}

function Foot({ model }: { model: PeopleImportModel }) {
  const { t } = useMessages(listMessages)
  const { comparison, counts, goTo, isImporting, isIncomplete, maxPeople, step } = model
  const results = comparison.compared && countResults(comparison.compared.comparison)
  const isSame = results !== undefined && results.invited + results.changed === 0
  return (
    <ImportFoot
      step={step}
      goTo={goTo}
      isImporting={isImporting}
      columnsBlocked={isIncomplete ? t('blocked.columns') : undefined}
      counts={counts}
      comparison={comparison}
      isSame={isSame}
      tooMany={counts.good > maxPeople ? t('preview.tooMany', { most: maxPeople }) : undefined}
      onImport={() => void model.takeOver()}
    />
  )
}
