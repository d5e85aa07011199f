import { headBytes } from './content-type.ts'

/**
 * Lets a stream through and looks at its first bytes, as many as `headBytes` or all there are, before
 * anything behind them is read: where `look` rejects, nothing more of it is taken.
 */
export function lookAtHead(
  content: AsyncIterable<Uint8Array>,
  look: (head: Uint8Array) => Promise<void>,
) {
  const chunks: Uint8Array[] = []
  let size = 0
  const head = () => Buffer.concat(chunks).subarray(0, headBytes)

  async function* through(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      const isHead = size < headBytes
      if (isHead) chunks.push(chunk)
      size += chunk.length
      if (isHead && size >= headBytes) await look(head())
      yield chunk
    }
    if (size < headBytes) await look(head())
  }
  return { content: through(), head }
}
