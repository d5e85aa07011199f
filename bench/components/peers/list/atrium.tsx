import { VirtualList } from '@atrium/design-system/VirtualList'
import type { FileItem } from '../../page/cases/list.ts'
import { atriumFiles, dayOf, sizeOf, type FilesProps } from '../lib/atriumFiles.tsx'

const renderFile = (file: FileItem) => (
  <div className="file">
    <span className="icon" />
    <span className="name">{file.name}</span>
    <span className="size">{sizeOf(file)}</span>
    <span className="changed">{dayOf(file)}</span>
  </div>
)

const List = (props: FilesProps) => (
  <VirtualList {...props} renderItem={renderFile} itemHeight={36} />
)

export const peer = atriumFiles(List, '[role=option]')
