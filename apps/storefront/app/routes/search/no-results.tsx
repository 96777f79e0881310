import { Link, useRouteLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/site/locale/links.ts'
import type { loader as shopLoader } from '#app/site/layout/shop.tsx'

/** Nothing found, or nothing asked yet: where to go on. */
export function NoResults({ q }: { q?: string }) {
	const t = useTranslations('results')
	const to = useLocalePath()
	const shop = useRouteLoaderData<typeof shopLoader>('site/layout/shop')
	return (
		<div className="mt-s-9 max-w-[40rem]">
			{q !== undefined && (
				<>
					<p className="type-title-m">{t('none', { q })}</p>
					<p className="mt-s-3 text-ink-2">{t('noneText')}</p>
				</>
			)}
			<h2 className="type-title-m mt-s-7">{t('lookAt')}</h2>
			<ul className="mt-s-3 flex flex-wrap gap-s-3">
				{shop?.departments.map((department) => (
					<li key={department.id}>
						<Link to={to(department.path)} className="chip">
							{department.name}
						</Link>
					</li>
				))}
				<li>
					<Link to={to('new')} className="chip">
						{t('new')}
					</Link>
				</li>
			</ul>
		</div>
	)
}
