import { TileGrid } from '@atrium/design-system/TileGrid'
import type { FileItem } from '../../page/cases/list.ts'
import { atriumFiles, sizeOf, type FilesProps } from '../lib/atriumFiles.tsx'

const renderPicture = () => <span className="icon" />
const renderCaption = (file: FileItem) => (
  <>
    <div className="line">{file.name}</div>
    <div>{sizeOf(file)}</div>
  </>
)

// Eight in a row of about 128 pixels, as in the bare window.
const Tiles = (props: FilesProps) => (
  <TileGrid
    {...props}
    renderPicture={renderPicture}
    renderCaption={renderCaption}
    minTileWidth={140}
    ratio={1.7}
    captionHeight={40}
  />
)

export const peer = atriumFiles(Tiles, '[role=gridcell]')
