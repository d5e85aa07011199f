import { sandboxOf } from './sandbox.ts'

/** A report in a frame that cannot reach the portal around it. */
export function ReportFrame({ url, title }: { url: string; title: string }) {
  const sandbox = sandboxOf(url, location.origin)
  return <iframe src={url} title={title} sandbox={sandbox} referrerPolicy="no-referrer" />
}
