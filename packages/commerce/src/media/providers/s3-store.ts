import { extname } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { PHOTO_CACHING, PHOTO_FOLDER } from '../photo-files.ts'
import type { MediaStore } from './media-store.ts'

export type S3Account = { endpoint: string; bucket: string; region: string; key: string; secret: string }

/** Milliseconds a call may take: the largest picture has some hundred kB. */
const PATIENCE = 15_000
const TYPES: Readonly<Record<string, string>> = {
	'.avif': 'image/avif',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
}
/** What is not for everybody: nothing of it may be read without a signature. */
const PRIVATE_PROBE = 'private/check'
/** What is never written. */
const ABSENT_PROBE = 'private/none'

/** What may be removed is kept for a while only. */
function cachingOf(name: string): string {
	if (name.startsWith('private/')) return 'no-store'
	return name.startsWith(PHOTO_FOLDER) ? PHOTO_CACHING : 'public, max-age=31536000, immutable'
}

/** A bucket of S3 or of a service that speaks its protocol, addressed by path. */
export function createS3Store({ endpoint, bucket, region, key, secret }: S3Account): MediaStore & {
	/** Why the bucket cannot be used: it is written to, read, asked for what is missing, asked without a signature, and emptied. */
	check(): Promise<string[]>
} {
	const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 })
	const addressOf = (name: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/${name}`

	async function call(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', name: string, init: RequestInit = {}) {
		const signal = AbortSignal.timeout(PATIENCE)
		const response = await client.fetch(addressOf(name), { method, signal, ...init }).catch((error: unknown) => {
			throw new Error(`the media store at ${endpoint} does not answer`, { cause: error })
		})
		if (response.ok) return response
		await response.body?.cancel()
		if (response.status === 404 && method !== 'PUT') return undefined
		throw new Error(`the media store answers ${response.status} to ${method} ${name}`)
	}

	async function put(name: string, bytes: Buffer): Promise<void> {
		const headers = {
			'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
			'Cache-Control': cachingOf(name),
		}
		await call('PUT', name, { body: new Uint8Array(bytes), headers })
	}

	async function get(name: string): Promise<Buffer | undefined> {
		const response = await call('GET', name)
		return response && Buffer.from(await response.arrayBuffer())
	}

	async function has(name: string): Promise<boolean> {
		return (await call('HEAD', name)) !== undefined
	}

	async function remove(name: string): Promise<void> {
		await call('DELETE', name)
	}

	/** Without the permission to list a bucket, AWS answers 403 to what is missing. */
	async function requireAbsence(): Promise<void> {
		await has(ABSENT_PROBE).catch((cause: Error) => {
			throw new Error(`${cause.message}, which is missing: the key needs s3:ListBucket on ${bucket}`, { cause })
		})
	}

	return {
		has,
		get,
		put,
		remove,
		async check() {
			try {
				await put(PRIVATE_PROBE, Buffer.from('private'))
				if ((await get(PRIVATE_PROBE))?.toString() !== 'private') return ['it does not give back what was written']
				await requireAbsence()
				const { status, body } = await fetch(addressOf(PRIVATE_PROBE), { signal: AbortSignal.timeout(PATIENCE) })
				await body?.cancel()
				await remove(PRIVATE_PROBE)
				return status === 403
					? []
					: [`${PRIVATE_PROBE} is answered ${status} without a signature, where 403 is expected`]
			} catch (error) {
				return [error instanceof Error ? error.message : String(error)]
			}
		},
	}
}
