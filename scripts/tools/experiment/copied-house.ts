import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../../running/run-program.ts'
import { sourceFiles } from '../../structure/source-files.ts'

/** Copies the checkout into an empty folder, so that it runs there: its packages are the copies, everything else is linked. */
export function copyHouse(folder: string): void {
	for (const path of sourceFiles()) {
		mkdirSync(dirname(join(folder, path)), { recursive: true })
		copyFileSync(join(ROOT, path), join(folder, path))
	}
	for (const modules of ['node_modules', ...globSync('{apps,packages,demo}/*/node_modules', { cwd: ROOT })])
		linkModules(folder, modules)
	// The checks ask git which files there are.
	for (const args of [
		['init', '--quiet'],
		['add', '--all'],
	])
		execFileSync('git', args, { cwd: folder })
}

function linkModules(folder: string, modules: string): void {
	mkdirSync(join(folder, modules), { recursive: true })
	for (const name of readdirSync(join(ROOT, modules))) {
		if (name !== '@vitrine') symlinkSync(join(ROOT, modules, name), join(folder, modules, name))
	}
	if (modules !== 'node_modules') return
	mkdirSync(join(folder, modules, '@vitrine'))
	for (const workspace of globSync(['packages/*', 'apps/*', 'demo/*'], { cwd: folder })) {
		const [name = ''] = workspace.split('/').slice(-1)
		symlinkSync(relative(join(modules, '@vitrine'), workspace), join(folder, modules, '@vitrine', name))
	}
}
