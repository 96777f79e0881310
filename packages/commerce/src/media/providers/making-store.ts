import type { MediaStore } from './media-store.ts'

/** Files that are made at a time or wait for it; whoever asks for one more is told to come back. */
const MOST_WAITING = 1_000

/**
 * A store whose missing files are made when somebody first asks for them: once for all who ask meanwhile. `make` writes the
 * file to the store and returns its bytes; undefined for a key that is none of its files, which costs nothing.
 */
export function createMakingStore({
	store,
	make,
	mostWaiting = MOST_WAITING,
}: {
	store: MediaStore
	make: (key: string) => Promise<Buffer> | undefined
	mostWaiting?: number
}): MediaStore {
	const making = new Map<string, Promise<Buffer>>()

	async function makeOnce(key: string): Promise<Buffer | undefined> {
		const begun = making.get(key)
		if (begun) return begun
		if (making.size >= mostWaiting) throw new Error('Too many pictures are asked for before they are made')
		const made = make(key)?.finally(() => making.delete(key))
		if (made) making.set(key, made)
		return made
	}
	return { ...store, get: async (key) => making.get(key) ?? (await store.get(key)) ?? makeOnce(key) }
}
