const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const checksum = (bytes: Uint8Array) =>
  (bytes.reduce((sum, byte) => (sum >>> 8) ^ table[(sum ^ byte) & 0xff]!, 0xffffffff) ^
    0xffffffff) >>>
  0

/** An archive of texts, as they are: for files of stories. */
export function zipOf(texts: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [name, text] of Object.entries(texts)) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)]
    const facts = (bytes: DataView, at: number) => {
      bytes.setUint16(at, 20, true)
      bytes.setUint32(at + 10, checksum(content), true)
      bytes.setUint32(at + 14, content.length, true)
      bytes.setUint32(at + 18, content.length, true)
      bytes.setUint16(at + 22, path.length, true)
    }
    const local = new Uint8Array(30)
    local.set([0x50, 0x4b, 3, 4])
    facts(new DataView(local.buffer), 4)
    const central = new Uint8Array(46)
    central.set([0x50, 0x4b, 1, 2, 20])
    const view = new DataView(central.buffer)
    facts(view, 6)
    view.setUint32(42, offset, true)
    parts.push(local, path, content)
    directory.push(central, path)
    offset += local.length + path.length + content.length
  }
  const end = new Uint8Array(22)
  end.set([0x50, 0x4b, 5, 6])
  const view = new DataView(end.buffer)
  const count = Object.keys(texts).length
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, directory.reduce((sum, part) => sum + part.length, 0), true) // prettier-ignore
  view.setUint32(16, offset, true)
  return new Blob([...parts, ...directory, end])
}
