import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'assets'

/** The text of each stylesheet of the build, by its address; undefined where nothing was built. */
export function readStyles(clientFolder: string): (address: string) => string | undefined {
	const texts = new Map<string, string>()
	for (const name of namesIn(join(clientFolder, FOLDER)))
		if (name.endsWith('.css')) texts.set(`/${FOLDER}/${name}`, readFileSync(join(clientFolder, FOLDER, name), 'utf8'))
	return (address) => texts.get(address)
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder)
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
		throw error
	}
}
