import { Outlet } from 'react-router'
export default function Shop() {
	return (
		<main>
			<h1>Linaire</h1>
			<Outlet />
		</main>
	)
}
