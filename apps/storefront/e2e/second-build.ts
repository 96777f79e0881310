import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const STOREFRONT = fileURLToPath(new URL('..', import.meta.url))

/**
 * A build as a deployment of the next version would bring it: another id, another name for every hashed file. Lies within the
 * shop's folder, so that its server finds its packages.
 */
export async function copyBuild(mail: string): Promise<{ folder: URL; id: string; remove: () => Promise<void> }> {
	const folder = join(STOREFRONT, '.cache', `build-${mail}-${process.pid}`)
	await cp(join(STOREFRONT, 'build'), folder, { recursive: true })
	const latest = JSON.parse(await readFile(join(folder, 'client/builds/latest.json'), 'utf8'))
	const id = mail + latest.id.slice(1)
	const renamed = new Map([[latest.id, id]])
	for (const name of await readdir(join(folder, 'client/assets'))) {
		const other = name.replace(/-([\w-]{4})[\w-]{4}(\.\w+)$/, `-$1${mail.repeat(4)}$2`)
		renamed.set(name, other)
		await rename(join(folder, 'client/assets', name), join(folder, 'client/assets', other))
	}
	await rename(join(folder, `client/builds/meta/${latest.id}.json`), join(folder, `client/builds/meta/${id}.json`))
	await renameWithin(folder, renamed)
	return {
		folder: pathToFileURL(`${folder}/`),
		id,
		remove: () => rm(folder, { recursive: true }),
	}
}

async function renameWithin(folder: string, renamed: ReadonlyMap<string, string>): Promise<void> {
	const files = await readdir(folder, { recursive: true, withFileTypes: true })
	for (const { parentPath, name } of files.filter((file) => file.isFile() && /\.(js|css|json|html)$/.test(file.name))) {
		const path = join(parentPath, name)
		let text = await readFile(path, 'utf8')
		for (const [before, after] of renamed) text = text.replaceAll(before, after)
		await writeFile(path, text)
	}
}
