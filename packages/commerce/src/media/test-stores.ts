import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { createFolderStore } from './providers/folder-store.ts'
import type { MediaStore } from './providers/media-store.ts'
import { createS3Store, type S3Account } from './providers/s3-store.ts'

/** Both kinds of store: whatever has to do with pictures passes on each. */
export const STORES = ['folder', 'bucket'] as const

export type TestStore = MediaStore & {
	/** Keys in the order in which they were written. */
	written: string[]
	/** Keys that are there, sorted. */
	keys(): Promise<string[]>
	/** Loses one. */
	lose(key: string): Promise<void>
	close(): Promise<void>
}

/** What the server of the bucket calls the bytes of a key. */
const OBJECT = '._S3rver_object'

export async function openTestStore(kind: (typeof STORES)[number]): Promise<TestStore> {
	const bucket = kind === 'bucket' ? await openBucket() : undefined
	const root = bucket?.folder ?? (await mkdtemp(join(tmpdir(), 'vitrine-media-')))
	const store: MediaStore = bucket ? createS3Store(bucket.account) : createFolderStore(root)
	const suffix = bucket ? OBJECT : ''
	const written: string[] = []
	return {
		...store,
		written,
		put: (key, bytes) => (written.push(key), store.put(key, bytes)),
		async keys() {
			const entries = await readdir(root, { recursive: true, withFileTypes: true })
			const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
			return files
				.map(({ parentPath, name }) =>
					join(parentPath, name).slice(root.length + 1, suffix ? -suffix.length : undefined),
				)
				.toSorted()
		},
		lose: (key) => rm(join(root, `${key}${suffix}`)),
		close: () => bucket?.close() ?? rm(root, { recursive: true, force: true }),
	}
}

/**
 * A bucket on a port of this machine, whose policy is that of a shop: whoever has no key reads pictures, and nothing below
 * `private/`. `folder` has its objects.
 */
export async function openBucket(): Promise<{ account: S3Account; folder: string; close: () => Promise<void> }> {
	const directory = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'))
	const server = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		directory,
		configureBuckets: [{ name: 'media' }],
	})
	const { port } = await server.run()
	const door = createServer((incoming, outgoing) => {
		const { method, url: path, headers } = incoming
		const isStranger = !headers.authorization
		if (isStranger && (method !== 'GET' || path?.startsWith('/media/private/'))) {
			incoming.resume()
			return outgoing.writeHead(403).end()
		}
		const inner = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
			answer.pipe(outgoing)
		})
		inner.on('error', () => outgoing.destroy())
		return incoming.pipe(inner)
	})
	await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
	const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
	return {
		account: { endpoint, bucket: 'media', region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' },
		folder: join(directory, 'media'),
		async close() {
			door.closeAllConnections()
			door.close()
			await server.close()
			await rm(directory, { recursive: true, force: true })
		},
	}
}
