import { useModuleHost, type ModuleComponent } from '../kit/index.ts'
import type { ThemeStudioPort } from './theme-studio.port.ts'
import { useStudio } from './useStudio.ts'
import { StudioFailed, StudioLoading, ThemeGone } from './views/StudioStates.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'
import { ThemeList } from './views/ThemeList.tsx'

export interface ThemeStudioProps {
  port: ThemeStudioPort
  component?: ModuleComponent
}

/** Themes of an application: who sees which, and each made with the screen it makes beside it (T-11, D-07). */
export function ThemeStudio({ port }: ThemeStudioProps) {
  const { path, setPath } = useModuleHost()
  const model = useStudio(port)
  const { result } = model
  const [place, idText] = path
  const toList = () => setPath([])

  if (result.state === 'loading') return <StudioLoading />
  if (result.state === 'failed') return <StudioFailed error={result.error} onRetry={result.retry} />
  const studio = result.data
  if (place === 'create' && studio.can.edit)
    return <ThemeEditor key="create" port={port} studio={studio} model={model} />
  if (place === 'edit') {
    const theme = studio.themes.find(({ id }) => String(id) === idText)
    if (!theme) return <ThemeGone onBack={toList} />
    return <ThemeEditor key={theme.id} port={port} studio={studio} model={model} theme={theme} />
  }
  return (
    <ThemeList
      studio={studio}
      onCreate={() => setPath(['create'])}
      onOpen={({ id }) => setPath(['edit', String(id)])}
      onRemove={model.remove}
    />
  )
}
