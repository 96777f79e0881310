import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJsonLines } from './jsonl.ts'
import { readLines } from './read-lines.ts'
import { detectEncoding, readText } from './text-stream.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-text-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(bytes: Uint8Array | string): Promise<{ encoding: string; text: string }> {
	const path = join(folder, 'text')
	await writeFile(path, bytes)
	const encoding = await detectEncoding(path)
	let text = ''
	for await (const piece of readText(path, { encoding })) text += piece
	return { encoding, text }
}

test('what a file is written in', async () => {
	expect(await read('\ufeffété €')).toEqual({ encoding: 'utf-8', text: 'été €' })
	expect(await read(Buffer.from([0x80, 0x92, 0xe9]))).toEqual({ encoding: 'windows-1252', text: '€’é' })
	expect(await read(Buffer.from('\ufeffété €', 'utf16le'))).toEqual({ encoding: 'utf-16le', text: 'été €' })
	const polish = Buffer.concat([
		Buffer.from('<?xml version="1.0" encoding="ISO-8859-2"?><a>'),
		Buffer.from([0xb1, 0xea]),
	])
	expect(await read(polish)).toMatchObject({ encoding: 'iso-8859-2', text: expect.stringMatching(/<a>ąę$/) })
	const lying = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-8"?>'), Buffer.from([0xe9, 0x20])])
	expect(await read(lying)).toMatchObject({ encoding: 'windows-1252' })
})

test('characters and encodings survive the edges of pieces, and a cut one is no other encoding', async () => {
	const long = `${'x'.repeat(256 * 1024 - 1)}€${'é'.repeat(200_000)}`
	expect(await read(long)).toEqual({ encoding: 'utf-8', text: long })
	expect(await read(Buffer.from('abc€').subarray(0, -1))).toEqual({ encoding: 'utf-8', text: 'abc\ufffd' })
})

test('lines end with LF or CRLF, also where pieces meet', async () => {
	async function* pieces() {
		yield* ['a\r', '\nb', '\n', '\nc']
	}
	const lines = []
	for await (const line of readLines(pieces())) lines.push(line)
	expect(lines).toEqual([
		{ line: 1, text: 'a', isWhole: true },
		{ line: 2, text: 'b', isWhole: true },
		{ line: 3, text: '', isWhole: true },
		{ line: 4, text: 'c', isWhole: false },
	])
})

test('a line without end is refused while it grows', async () => {
	async function* endless() {
		for (;;) yield 'x'.repeat(1024 * 1024)
	}
	const entries = []
	for await (const entry of readJsonLines(endless(), 'utf-8')) entries.push(entry)
	expect(entries).toEqual([{ kind: 'broken', row: { line: 1, field: '', reason: 'line-too-long' } }])
})
