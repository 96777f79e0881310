import type { CSSProperties } from 'react'
import { Link, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { findBanners } from '#app/request/content/gateway.ts'
import { ConsentLink } from '#app/document/consent/consent-link.tsx'
import { useDocument } from '#app/document/document.tsx'
import { OfflineBanner } from '#app/document/layout/offline-banner.tsx'
import { LanguageLinks } from '#app/document/languages/language-links.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { PageRows } from '#app/document/pages/page-list.tsx'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PlaceLink } from '#app/ui/place-link.tsx'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'
import type { Route } from './+types/auth-frame'
import '#app/document/layout/bare-layout.css'
import './auth.css'

export const handle: PageHandle = { namespaces: ['auth', 'nav'] }

/** An outfit of the season beside the forms; they do without. */
export async function loader({ context }: Route.LoaderArgs) {
	const banners = await withTimeout(PART_TIMEOUT, findBanners(context.get(requestContext).gateway), [])
	const banner = banners.find(({ slot }) => slot === 'editorial') ?? banners.find(({ slot }) => slot === 'hero')
	return { outfit: banner ? { ground: banner.ground, picture: pictureView(banner.tall) } : null }
}

function groundOf(outfit: Route.ComponentProps['loaderData']['outfit']): CSSProperties {
	const background = `var(--color-ground-${outfit?.ground ?? 'sky'})`
	return { background }
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams['locale'] !== nextParams['locale']
}

/** Around the pages of signing in: the bare header of the checkout, the form, and beside it what it is all about (brief 3.12). */
export default function AuthFrame({ loaderData: { outfit } }: Route.ComponentProps) {
	const t = useTranslations('auth.shell')
	const nav = useTranslations('nav')
	const { isNativeApp } = useDocument()
	const to = useLocalePath()
	return (
		<div className="tunnel">
			<PlaceLink place="content" className="skip-link">
				{nav('skipToContent')}
			</PlaceLink>
			{!isNativeApp && (
				<header className="tunnel-header">
					<div className="page-container tunnel-header-row auth-header-row">
						<Link to={to()} className="tunnel-mark" aria-label={nav('home')}>
							<ShopMark width={132} />
						</Link>
						<Link to={to()} className="tunnel-back">
							<Icon name="back" size={20} />
							<span>{t('shop')}</span>
						</Link>
					</div>
				</header>
			)}
			<OfflineBanner />
			<div className="auth-columns">
				<main id="content" className="auth-main">
					<Outlet />
				</main>
				<div className="auth-outfit" style={groundOf(outfit)} aria-hidden="true">
					{outfit && <Picture {...outfit.picture} alt="" sizes="(min-width: 1280px) 50vw, 1px" />}
				</div>
			</div>
			{!isNativeApp && (
				<footer className="page-container tunnel-footer">
					<PageRows />
					<ConsentLink />
					<LanguageLinks />
				</footer>
			)}
		</div>
	)
}
