import { Button, PageHeader, Skeleton, StateScreen } from '@atrium/design-system'
import { RotateCw, X } from 'lucide-react'
import { useMemo } from 'react'
import { errorText, useCloseQuestion, useMessages, useModuleHost, useQuery } from '../../kit/index.ts' // prettier-ignore
import { ImportFoot, ImportFrame, ImportRoot } from '../../kit/table-import/index.ts'
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
  const { t } = tools
  const { port, onClose } = props
  const groups = useQuery(
    useMemo(() => port.groups(), [port]),
    { asksAlways: true },
  )
  if (groups.state === 'ready') return <Ready {...props} groups={groups.data} />
  return (
    <ImportRoot>
      <Head onClose={onClose} />
      {groups.state === 'loading' ? (
        <section aria-busy="true" aria-label={t('loading')}>
          <Skeleton lines={6} height="28px" />
        </section>
      ) : (
        <StateScreen
          kind={groups.error.code === 'offline' ? 'offline' : 'error'}
          title={t('failed.title')}
          detail={
            groups.error.code === 'unknown' ? t('failed.detail') : errorText(tools, groups.error)
          }
          reference={groups.error.reference}
          action={
            <Button variant="primary" icon={RotateCw} onPress={groups.retry}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
    </ImportRoot>
  )
}

function Head({ onClose }: Pick<PeopleImportProps, 'onClose'>) {
  const { t } = useMessages(listMessages)
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button variant="quiet" icon={X} onPress={onClose}>
          {t('action.cancel')}
        </Button>
      }
    />
  )
}

function Ready({
  port,
  lists,
  onClose,
  groups,
}: PeopleImportProps & { groups: readonly UserGroup[] }) {
  // prettier-ignore
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
  const blocked =
    counts.good === 0
      ? t('blocked.nothing')
      : counts.good > maxPeople
        ? t('preview.tooMany', { most: maxPeople })
        : comparison.isComparing
          ? t('blocked.comparing')
          : comparison.failure
            ? t('preview.failed')
            : isSame
              ? t('blocked.same')
              : undefined
  return (
    <ImportFoot
      step={step}
      goTo={goTo}
      isImporting={isImporting}
      columnsBlocked={isIncomplete ? t('blocked.columns') : undefined}
      blocked={blocked}
      label={t(counts.faulty > 0 ? 'action.importGood' : 'action.import', { count: counts.good })}
      onImport={() => void model.takeOver()}
    />
  )
}
