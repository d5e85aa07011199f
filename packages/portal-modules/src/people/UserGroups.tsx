import { useModuleHost, type ModuleComponent } from '../kit/index.ts'
import type { PeoplePort } from './people.port.ts'
import { useUserGroups } from './useUserGroups.ts'
import { GroupPage } from './views/GroupPage.tsx'
import { GroupTable } from './views/GroupTable.tsx'
import { Gone, LoadFailed, LoadingList } from './views/states.tsx'

export interface UserGroupsProps {
  port: PeoplePort
  component?: ModuleComponent
}

/** Which groups there are, and what their people may (ADM-05). */
export function UserGroups({ port }: UserGroupsProps) {
  const { path, setPath } = useModuleHost()
  const model = useUserGroups(port)
  const { result } = model
  const [place, idText] = path
  const toList = () => setPath([])
  if (result.state === 'loading') return <LoadingList of="groups" />
  if (result.state === 'failed')
    return <LoadFailed of="groups" error={result.error} onRetry={result.retry} />
  if (place === 'create' && port.canAddGroups)
    return <GroupPage key="create" port={port} model={model} onBack={toList} />
  if (place === 'edit') {
    const group = result.data.find(({ id }) => String(id) === idText)
    if (!group) return <Gone of="groups" onBack={toList} />
    return <GroupPage key={group.id} port={port} model={model} group={group} onBack={toList} />
  }
  return (
    <GroupTable
      groups={result.data}
      model={model}
      onAdd={port.canAddGroups ? () => setPath(['create']) : undefined}
      onOpen={({ id }) => setPath(['edit', String(id)])}
    />
  )
}
