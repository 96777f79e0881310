import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exists, writeWhole } from '../files.ts'
import type { MediaStore } from './media-store.ts'

/** A folder of this machine, or one that all machines share. */
export function createFolderStore(folder: string): MediaStore {
	return {
		has: (key) => exists(join(folder, key)),
		get: (key) =>
			readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
				if (error.code === 'ENOENT') return undefined
				throw error
			}),
		async put(key, bytes) {
			const path = join(folder, key)
			await mkdir(dirname(path), { recursive: true })
			await writeWhole(path, bytes)
		},
		remove: (key) => rm(join(folder, key), { force: true }),
	}
}
