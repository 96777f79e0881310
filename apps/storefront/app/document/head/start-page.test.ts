import { expect, test } from 'vitest'
import { startScript } from './start-page.ts'

test('the script that starts a page imports its files, even where Vite runs the server', () => {
	const script = startScript({ manifest: '/m.js', entry: '/e.js', modules: {} }, ['/f.js'])
	expect(script).toMatch(
		/\(\{"manifest":"\/m.js","entry":"\/e.js","modules":\{\}\},\["\/f.js"\],\(file\)=>import\(file\)\)$/,
	)
	// The test runner, like the build, rewrites every `import()` that is code.
	expect(script).not.toContain('__vite')
})
