import { FileExplorer } from '@atrium/portal-modules/file-explorer'
import { createMemoryFileExplorer } from '@atrium/portal-modules/file-explorer/testing'
import { AtriumHost } from '@atrium/portal-modules/host'
import { Timeline } from '@atrium/portal-modules/timeline'
import { createMemoryTimeline } from '@atrium/portal-modules/timeline/testing'

// Where your product asks its own server, this one has two ports in memory.
const files = createMemoryFileExplorer({ entries: [{ name: 'Belege', entries: [] }] })
const timeline = createMemoryTimeline()

/** The same on the server and in the browser. */
export const App = ({ nonce }: { nonce?: string }) => (
  <AtriumHost theme={{ primary: '#8a1538' }} mode="light" nonce={nonce}>
    <FileExplorer port={files.port} rootId={files.rootId} title="Unterlagen" />
    <Timeline port={timeline.port} timelineId={timeline.timelineId} title="Termine" />
  </AtriumHost>
)
