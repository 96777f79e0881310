import { open, realpath } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { type Bytes, MAXIMUM_BYTES } from './bytes.ts'

function isInside(folder: string, path: string): boolean {
	const way = relative(folder, path)
	return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Reads a file inside `folder`. A path outside, by `..`, from the root or through a link, is refused. */
export async function readLocalFile(folder: string, source: string): Promise<Bytes> {
	// A backslash is a separator in files written on Windows; a NUL or a drive letter is refused.
	const named = source.replaceAll('\\', '/')
	if (named.includes('\0') || /^[a-z]:/i.test(named)) return { ok: false, reason: 'path-outside-folder' }
	const wanted = resolve(folder, named)
	if (!isInside(resolve(folder), wanted)) return { ok: false, reason: 'path-outside-folder' }
	try {
		const [root, path] = await Promise.all([realpath(folder), realpath(wanted)])
		if (!isInside(root, path)) return { ok: false, reason: 'path-outside-folder' }
		await using handle = await open(path)
		const facts = await handle.stat()
		if (!facts.isFile()) return { ok: false, reason: 'not-found' }
		if (facts.size > MAXIMUM_BYTES) return { ok: false, reason: 'too-many-bytes' }
		return { ok: true, bytes: await handle.readFile() }
	} catch (error) {
		if (error instanceof Error && 'code' in error) return { ok: false, reason: 'not-found' }
		throw error
	}
}
