declare global {
	interface Window {
		/** Settles when the code of the page's routes is there; none while developing, when the document itself waits for it. */
		routesArrived?: Promise<unknown>
	}
}

type Start = { manifest: string; entry: string; modules: Record<string, string> }

/**
 * The script that starts a page. Its `import` is text: the function's own would be rewritten wherever Vite runs the server, as it
 * does to prerender pages.
 */
export function startScript(start: Start, files: string[]): string {
	return `(${startPage})(${JSON.stringify(start)},${JSON.stringify(files)},(file)=>import(file))`
}

/**
 * Fetches and runs the code of a page, after its first frame and its largest picture: neither shares the line with code. A
 * picture that is slow is waited for no longer than a second, and in a tab that nobody looks at there are no frames. Its text
 * is a script of the document, so it uses nothing but its arguments. `modules`: of each route, by its id. `files`: all others.
 */
async function startPage(
	{ manifest, entry, modules }: Start,
	files: string[],
	load: (file: string) => Promise<unknown>,
): Promise<void> {
	const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
	if (!document.hidden) {
		await Promise.race([picture?.decode().catch(() => undefined), new Promise((done) => setTimeout(done, 1_000))])
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
	}
	for (const href of [manifest, entry, ...Object.values(modules), ...files])
		document.head.append(
			Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
		)
	try {
		const routes = Object.entries(modules).map(async ([id, file]) => [id, await load(file)])
		window.routesArrived = Promise.all([load(manifest), ...routes]).then(([, ...found]) =>
			Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(found) }),
		)
		await Promise.all([window.routesArrived, load(entry)])
	} catch (error) {
		console.error('The code of the page is lost', error)
		await load('/lost.js')
	}
}
