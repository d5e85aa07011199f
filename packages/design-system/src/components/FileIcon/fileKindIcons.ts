import {
  File,
  FileArchive,
  FileChartPie,
  FileSpreadsheet,
  FileText,
  Film,
  Folder,
  Image,
  Mail,
  Music,
  Presentation,
  type LucideIcon,
} from 'lucide-react'
import type { FileKind } from '../../files/index.ts'

/** One icon for each kind of file. */
export const FILE_KIND_ICONS: Readonly<Record<FileKind, LucideIcon>> = {
  folder: Folder,
  pdf: FileText,
  word: FileText,
  excel: FileSpreadsheet,
  powerpoint: Presentation,
  table: FileChartPie,
  image: Image,
  video: Film,
  audio: Music,
  archive: FileArchive,
  mail: Mail,
  text: FileText,
  file: File,
}
