import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { useSaved } from '#app/document/wishlist/use-saved.ts'
import { IconLink } from '#app/ui/icon-button.tsx'

/** The wishlist button of the header (R116); on narrow screens it is a tab. Its number comes once the page is alive: every visitor is sent the same page. */
export function WishlistLink() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const count = useSaved()?.length ?? 0
	const label = t('wishlist', { n: count })
	return <IconLink icon="heart" label={label} count={count} to={to('wishlist')} className="max-tablet:hidden" />
}
