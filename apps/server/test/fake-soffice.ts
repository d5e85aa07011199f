import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdf } from '../src/demo/content/pdf.ts'

export interface FakeSoffice {
  /** What LIBREOFFICE_PATH is set to. */
  program: string
  folder: string
  /** What it was asked for, a line each: begin and end. */
  lines: () => Promise<string[]>
  /** Folders of documents that were not cleared away. */
  left: () => Promise<string[]>
  stop: () => Promise<void>
}

/**
 * A program that is called as LibreOffice is. What a document says, it does: `hang`, with a process of
 * its own that would go on; `fail`; `nothing`; `noise`, which is no PDF; `large`; of an archive it
 * writes a PDF of one page, of words one that only begins like a PDF and ends with them.
 */
const script = (folder: string) => `#!/bin/sh
while [ $# -gt 1 ]; do
  case "$1" in -env:UserInstallation=file://*) profile="\${1#*file://}";; esac
  [ "$1" = --outdir ] && out="$2"
  shift
done
echo "begin" >> "${folder}/lines"
grep -q DisableMacrosExecution "$profile/user/registrymodifications.xcu" || exit 3
env | grep -q SECRET && exit 4
case "$(head -c 100 "$1" | tr -d '\\000')" in
  hang) (while :; do sleep 1; done) & echo "$!" > "${folder}/child"; wait;;
  fail) exit 1;;
  nothing) ;;
  noise) echo "no PDF" > "$out/document.pdf";;
  large) { printf '%%PDF-1.4'; head -c 400000 /dev/zero; } > "$out/document.pdf";;
  PK*) cat "${folder}/page.pdf" > "$out/document.pdf";;
  *) { echo "%PDF-1.4"; cat "$1"; } > "$out/document.pdf";;
esac
echo "end" >> "${folder}/lines"
`

/** Puts such a program into a folder of its own. */
export async function startFakeSoffice(): Promise<FakeSoffice> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-soffice-'))
  const program = join(folder, 'soffice')
  await writeFile(program, script(folder))
  await writeFile(
    join(folder, 'page.pdf'),
    pdf('Pitch', [{ heading: 'Pitch', lines: [] }], '#0b6aa2'),
  )
  await chmod(program, 0o755)
  return {
    program,
    folder,
    lines: async () =>
      (await readFile(join(folder, 'lines'), 'utf8').catch(() => '')).split('\n').filter(Boolean),
    left: async () => (await readdir(folder)).filter((name) => name.startsWith('atrium-pdf-')),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}
