import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import type { NavDepartment } from '#app/request/web-domain/departments.ts'

/** A row for each department, which opens to its categories. */
export function MenuDepartments({ departments }: { departments: NavDepartment[] }) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	return (
		<Accordion>
			{departments.map((department) => (
				<AccordionItem key={department.id} title={department.name}>
					<ul>
						<li>
							<Link to={to(department.path)}>{t('seeAll', { name: department.name })}</Link>
						</li>
						{department.categories.map((category) => (
							<li key={category.id}>
								<Link to={to(category.path)}>{category.name}</Link>
							</li>
						))}
					</ul>
				</AccordionItem>
			))}
		</Accordion>
	)
}
