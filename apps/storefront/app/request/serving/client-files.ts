import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compress, type Encoding, encodingOf } from './compression.ts'
import { CONTENT_TYPES, extensionOf, IMMUTABLE, isCompressible } from './file-types.ts'

/** Serves the files of the client build; undefined for a path that is none of them. They are few and small: read once, kept. */
export function createClientFiles(
	folder: string,
	previousBuilds?: string,
): (request: Request, path: string) => Promise<Response | undefined> {
	const files = new Map(listFiles(folder).map((name) => [name, join(folder, name)]))
	if (previousBuilds) addHashedFiles(files, previousBuilds)
	const bodies = new Map<string, Promise<Buffer>>()

	function bodyOf(path: string, encoding: Encoding | undefined): Promise<Buffer> {
		const key = `${path} ${encoding ?? ''}`
		const cached = bodies.get(key)
		if (cached) return cached
		const file = readFile(path)
		const body = encoding ? file.then((content) => compress(content, { encoding, best: true })) : file
		bodies.set(key, body)
		body.catch(() => bodies.delete(key))
		return body
	}

	return async (request, path) => {
		const name = path.slice(1)
		const contentType = CONTENT_TYPES[extensionOf(name)]
		const file = files.get(name)
		if (!file || !contentType) return undefined
		const encoding = isCompressible(contentType) ? encodingOf(request.headers.get('accept-encoding')) : undefined
		const isHashed = name.startsWith('assets/') || new URL(request.url).searchParams.has('v')
		const headers = new Headers({
			'Content-Type': contentType,
			'Cache-Control': isHashed ? IMMUTABLE : 'public, max-age=3600',
			'X-Content-Type-Options': 'nosniff',
			Vary: 'Accept-Encoding',
		})
		if (encoding) headers.set('Content-Encoding', encoding)
		// The names were read at the start; a newer build may have taken the file away since.
		const body = await bodyOf(file, encoding).catch(orMissing)
		return body && new Response(new Uint8Array(body), { headers })
	}
}

function orMissing(error: unknown): undefined {
	if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
	throw error
}

/** A page of an earlier build still asks for its files; names with a hash cannot be mistaken for those of this build (R165). */
function addHashedFiles(files: Map<string, string>, previousBuilds: string): void {
	for (const name of listFiles(previousBuilds)) {
		const [, assetName] = /^[^/]+\/(assets\/.+)$/.exec(name) ?? []
		if (assetName && !files.has(assetName)) files.set(assetName, join(previousBuilds, name))
	}
}

function listFiles(folder: string): string[] {
	if (!existsSync(folder)) return []
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
