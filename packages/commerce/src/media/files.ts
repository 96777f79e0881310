import { rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Bytes } from './bytes.ts'
import { download, type DownloadOptions } from './download.ts'
import { readLocalFile } from './local-file.ts'

/** Reads a source by path (inside `imagesFolder`) or public URL. */
export function fetchSource(
	source: string,
	options: { imagesFolder: string; download?: DownloadOptions },
): Promise<Bytes> {
	const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(source)
	return isUrl ? download(source, options.download) : readLocalFile(options.imagesFolder, source)
}

/** Writes a file atomically: a crash leaves at most a temporary file behind. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
	const temporary = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`
	try {
		await writeFile(temporary, bytes)
		await rename(temporary, path)
	} catch (error) {
		await rm(temporary, { force: true })
		throw error
	}
}

/** True if a file has been written there, whole. */
export async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		(facts) => facts.size > 0,
		() => false,
	)
}
