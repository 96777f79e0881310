import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import { createS3Store } from '@vitrine/commerce/media/providers/s3-store'
import { readMediaEnv } from './env.ts'

const USAGE = `Usage:
  npm run shop -- media copy    copies the pictures of MEDIA_FOLDER into the bucket of MEDIA_S3_…, and reads each of them back
  npm run shop -- media check   writes to the bucket, reads it, asks for what is missing, and for private/ without a signature, which must be 403`

/** Runs the command. Returns the exit code: 0 done, 1 not understood or failed. */
async function main([command]: string[]): Promise<number> {
	const { folder: path, account } = readMediaEnv()
	if (!account || (command !== 'copy' && command !== 'check')) {
		console.error(account ? USAGE : `MEDIA_S3_ENDPOINT names no store.\n${USAGE}`)
		return 1
	}
	const bucket = createS3Store(account)
	const faults = await bucket.check()
	for (const fault of faults) console.error(fault)
	if (command === 'check') {
		if (faults.length === 0) console.log('The bucket takes, gives back and keeps to itself what is private.')
		return faults.length === 0 ? 0 : 1
	}
	const folder = createFolderStore(path)
	let copied = 0
	let there = 0
	for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
		// `ab/abcdef…-640.avif`; what an interrupted import has left has another name.
		const key = relative(path, join(entry.parentPath, entry.name))
		if (!entry.isFile() || !/^(reviews\/)?[\da-f]{2}\/[\da-f]{64}[\w-]*\.(avif|webp|jpg|png|woff2)$/.test(key)) continue
		const bytes = (await folder.get(key))!
		const isThere = await bucket.has(key)
		if (!isThere) await bucket.put(key, bytes)
		const back = await bucket.get(key)
		if (!back || hashOf(back) !== hashOf(bytes)) throw new Error(`${key} came back as something else`)
		if (isThere) there += 1
		else copied += 1
	}
	console.log(`${copied} files copied, ${there} were there; all of them read back as they are.`)
	return faults.length === 0 ? 0 : 1
}

function hashOf(bytes: Buffer): string {
	return createHash('sha256').update(bytes).digest('hex')
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error)
	return 1
})
