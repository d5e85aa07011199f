import { expect, test } from 'vitest'
import { byFolder, filesIn, foldersOf } from './folder-files.ts'

const entry = (name: string, inside?: FileSystemEntry[]): FileSystemEntry => {
  if (!inside) {
    const file = (resolve: (file: File) => void) => resolve(new File(['x'], name))
    return { name, isDirectory: false, isFile: true, file } as never
  }
  return {
    name,
    isDirectory: true,
    isFile: false,
    createReader: () => {
      // As browsers do: some at a time, at last none.
      const left = [...inside]
      return { readEntries: (resolve: (some: unknown[]) => void) => resolve(left.splice(0, 2)) }
    },
  } as never
}

test('all files of dropped folders are found, with the way to each (T-64)', async () => {
  const { files } = await filesIn([
    entry('Brief.txt'),
    entry('Motive', [
      entry('a.png'),
      entry('b.png'),
      entry('c.png'),
      entry('Alt', [entry('a.png')]),
      entry('Leer', []),
    ]),
  ])
  expect(files.map((file) => [...foldersOf(file), file.name].join('/'))).toEqual([
    'Brief.txt',
    'Motive/a.png',
    'Motive/b.png',
    'Motive/c.png',
    'Motive/Alt/a.png',
  ])
})

test('what cannot be read is named; the rest is found', async () => {
  const broken = { name: 'x', isDirectory: false, file: (_: unknown, fail: () => void) => fail() }
  const shut = {
    name: 'Gesperrt',
    isDirectory: true,
    createReader: () => ({ readEntries: (_: unknown, fail: () => void) => fail() }),
  }
  const found = await filesIn([broken as never, entry('da.txt'), shut as never])
  expect(found.files.map(({ name }) => name)).toEqual(['da.txt'])
  expect(found.unreadable).toEqual(['x', 'Gesperrt'])
})

test('files go folder by folder, outer ones first, without what systems leave behind (T-64)', async () => {
  const { files } = await filesIn([
    entry('P', [entry('Q', [entry('tief.txt')]), entry('.DS_Store'), entry('oben.txt')]),
    entry('Thumbs.db'),
  ])
  const told = byFolder(files).map((one) => [one.folders.join('/'), one.files.map((f) => f.name)])
  expect(told).toEqual([
    ['', ['Thumbs.db']],
    ['P', ['oben.txt']],
    ['P/Q', ['tief.txt']],
  ])
})

test('a chosen folder says by itself where its files lay', () => {
  const file = new File(['x'], 'a.txt')
  Object.defineProperty(file, 'webkitRelativePath', { value: 'Plan/Alt/a.txt' })
  expect(foldersOf(file)).toEqual(['Plan', 'Alt'])
})
