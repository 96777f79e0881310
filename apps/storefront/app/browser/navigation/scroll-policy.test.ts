import { expect, test } from 'vitest'
import { scrollTarget } from './scroll-policy.ts'

const page = (address: string) => {
	const [pathname = '', hash] = address.split('#')
	return { pathname, hash: hash === undefined ? '' : `#${hash}` }
}

test.each([
	['/fr/', '/fr/new/', undefined, false, 'top'],
	['/fr/', '/fr/new/#list', undefined, true, 'element'],
	['/fr/', '/fr/new/#nothing', undefined, false, 'top'],
	['/fr/new/', '/fr/new/', undefined, false, 'keep'],
	['/fr/new/', '/fr/new', undefined, false, 'keep'],
	['/fr/new/', '/fr/new/#list', undefined, true, 'element'],
	['/fr/new/#list', '/fr/new/#foot', undefined, true, 'element'],
	['/fr/new/#list', '/fr/new/#list', undefined, true, 'element'],
	['/fr/new/#list', '/fr/new/#', undefined, false, 'keep'],
	['/fr/new/#list', '/fr/new/', undefined, false, 'top'],
	['/fr/new/#list', '/fr/new/#%zz', undefined, false, 'keep'],
	['/fr/new/', '/fr/', 640, false, { saved: 640 }],
	['/fr/new/', '/fr/#departments', 0, true, { saved: 0 }],
])('from %s to %s, left at %s, element %s: %j (R172, R173)', (from, to, saved, hasElement, target) => {
	expect(scrollTarget({ from: page(from), to: page(to), saved, hasElement })).toEqual(target)
})
