import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, runProgram } from '../running/run-program.ts'

/**
 * What the shop is built from: a list of it (CycloneDX), and what of it is known to be weak. The second asks the registry; ends
 * with 1 when something of weight is known of a package that runs in production, or when the registry does not answer that.
 */
export async function audit(): Promise<void> {
	const folder = join(ROOT, '.vitrine')
	const file = join(folder, 'sbom.cyclonedx.json')
	const { code, output } = await runProgram('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev'], { quiet: true })
	if (code === 0) {
		// npm may warn before and after.
		const bill = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
		await mkdir(folder, { recursive: true })
		await writeFile(file, bill)
		const { components } = JSON.parse(bill) as { components: unknown[] }
		console.log(`${components.length} packages run in production: ${file}`)
	} else console.error(output)
	const known = await runProgram('npm', ['audit', '--omit=dev', '--audit-level=high'])
	process.exitCode = code || known.code
}
