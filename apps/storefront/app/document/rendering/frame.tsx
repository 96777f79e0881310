import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { DepartmentMenu as Menu } from '#app/document/layout/department-menu.tsx'
import { FooterColumns as Columns } from '#app/document/layout/footer-columns.tsx'
import { MenuDepartments as Departments } from '#app/document/layout/menu-departments.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { useSitePages } from '#app/document/pages/page-link.tsx'
import { KeptPart } from './kept-parts.tsx'

/** On the server: the menu of a department's pages is the same on all of them. */
export function DepartmentMenu(props: ComponentProps<typeof Menu>) {
	const { locale } = useDocument()
	const { pathname } = useLocation()
	const to = useLocalePath()
	const isWithin = (path: string) => pathname.startsWith(path)
	const marked = [...props.departments.map(({ path }) => to(path)), to('offers'), to('private-sale')].filter(isWithin)
	return (
		<KeptPart of={`menu ${locale} ${marked.includes(pathname)} ${marked} ${JSON.stringify(props)}`}>
			<Menu {...props} />
		</KeptPart>
	)
}

/** On the server: the departments in the drawer are the same on every page of a site. */
export function MenuDepartments(props: ComponentProps<typeof Departments>) {
	const { locale } = useDocument()
	return (
		<KeptPart of={`departments ${locale} ${JSON.stringify(props)}`}>
			<Departments {...props} />
		</KeptPart>
	)
}

/** On the server: so are the columns of the footer. */
export function FooterColumns(props: ComponentProps<typeof Columns>) {
	const { locale, site, markRatio } = useDocument()
	const pages = useSitePages()
	return (
		<KeptPart of={`footer ${locale} ${site} ${markRatio} ${JSON.stringify([props, pages])}`}>
			<Columns {...props} />
		</KeptPart>
	)
}
