/** The line at the top of the window while the next page is fetched; appears after 150 ms. */
export function NavigationThread({ active }: { active: boolean }) {
	return <div className="navigation-thread" data-active={active} aria-hidden="true" />
}
