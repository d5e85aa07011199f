import type { Studio, StudioTheme, ThemeStudioPort } from './theme-studio.port.ts'
import type { StudioModel } from './useStudio.ts'
import { usePictures } from './usePictures.ts'
import { useThemeEditor } from './useThemeEditor.ts'
import { ThemeEditorView } from './views/ThemeEditorView.tsx'

export interface ThemeEditorProps {
  port: ThemeStudioPort
  studio: Studio
  model: StudioModel
  /** Absent: a new one. */
  theme?: StudioTheme
}

/** One theme, with the screen it makes beside it. */
export function ThemeEditor(props: ThemeEditorProps) {
  const editor = useThemeEditor(props)
  const pictures = usePictures(props.port, editor.draft.look)
  return <ThemeEditorView editor={editor} pictures={pictures} />
}
