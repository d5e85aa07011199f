import { later } from '@atrium/design-system'
import { useModuleHost, type ModuleComponent } from '../kit/index.ts'
import type { PeoplePort } from './people.port.ts'
import { usePeople } from './usePeople.ts'
import { AddPeople } from './views/AddPeople.tsx'
import { PeopleList } from './views/PeopleList.tsx'
import { useFind } from './views/PeopleTable.tsx'
import { PersonPage } from './views/PersonPage.tsx'
import { Gone, LoadingList, LoadFailed } from './views/states.tsx'

// What reads files and shows them comes with the first import.
const PeopleImport = later(
  async () => (await import('./people-import/PeopleImport.tsx')).PeopleImport,
)

export interface PeopleProps {
  port: PeoplePort
  component?: ModuleComponent
}

/** Who is in the application: the list, adding people, and each person's page (ADM-01 … ADM-04). */
export function People({ port }: PeopleProps) {
  const { path, setPath } = useModuleHost()
  const model = usePeople(port)
  const find = useFind()
  const { result } = model
  const [place, idText] = path
  const toList = () => setPath([])
  if (result.state === 'loading') return <LoadingList of="people" />
  if (result.state === 'failed')
    return <LoadFailed of="people" error={result.error} onRetry={result.retry} />
  if (place === 'create' && port.roles.length > 0)
    return <AddPeople port={port} model={model} onDone={toList} />
  if (place === 'import' && port.lists && port.roles.length > 0)
    return <PeopleImport port={port} lists={port.lists} onClose={toList} />
  if (place === 'edit') {
    const person = result.data.find(({ id }) => String(id) === idText)
    if (!person) return <Gone of="people" onBack={toList} />
    return <PersonPage key={person.id} port={port} model={model} person={person} onBack={toList} />
  }
  return (
    <PeopleList
      port={port}
      people={result.data}
      find={find}
      model={model}
      onAdd={port.roles.length > 0 ? () => setPath(['create']) : undefined}
      onImport={port.lists && port.roles.length > 0 ? () => setPath(['import']) : undefined}
      onOpen={({ id }) => setPath(['edit', String(id)])}
    />
  )
}
