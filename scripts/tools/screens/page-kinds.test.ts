import { expect, test } from 'vitest'
import routes from '../../../apps/storefront/app/routes.ts'
import { NOT_SHOWN, PAGE_KINDS } from './page-kinds.ts'

type Route = { path?: string | undefined; index?: boolean | undefined; file: string; children?: Route[] | undefined }

/** Paths below the language that answer with a page. */
function pagesOf(list: readonly Route[], above = ''): string[] {
	return list.flatMap(({ path = '', index, file, children = [] }) => {
		const whole = [above, path].filter(Boolean).join('/')
		const isPage =
			(file.endsWith('.tsx') && (index || children.length === 0)) || /error\/(?:not-found|bad-gateway)\.ts$/.test(file)
		return [...(isPage ? [whole.replace(/^:locale\/?/, '')] : []), ...pagesOf(children, whole)]
	})
}

test('every page of the shop is on a sheet, or is said why not', () => {
	const named = [...PAGE_KINDS.flatMap((kind) => kind.routes), ...Object.keys(NOT_SHOWN)]
	expect(named.toSorted()).toEqual([...new Set(pagesOf(routes as Route[]))].toSorted())
})
