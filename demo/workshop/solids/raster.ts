import type { Mesh } from './mesh.ts'
import type { Camera } from './camera.ts'

/** Which triangle each pixel shows, where in it, and how far away. */
export type Drawn = {
	/** Number of the mesh and 1, 0 where nothing is. */
	mesh: Uint8Array
	triangle: Uint32Array
	/** Shares of the second and third corner. */
	second: Float32Array
	third: Float32Array
	/** 1 by the distance along the view, cm. */
	nearness: Float32Array
}

type Corner = { x: number; y: number; w: number; inside: number }

/** Draws meshes through a camera, nearest on top, without what is cut off. */
export function draw(meshes: readonly Mesh[], camera: Camera): Drawn {
	const size = camera.width * camera.height
	const drawn: Drawn = {
		mesh: new Uint8Array(size),
		triangle: new Uint32Array(size),
		second: new Float32Array(size),
		third: new Float32Array(size),
		nearness: new Float32Array(size),
	}
	for (const [index, mesh] of meshes.entries()) {
		const corners = project(mesh, camera)
		for (let at = 0; at < mesh.triangles.length; at += 3) {
			const [a, b, c] = [mesh.triangles[at], mesh.triangles[at + 1], mesh.triangles[at + 2]]
			fill(drawn, camera, { a: corners[a], b: corners[b], c: corners[c], mesh: index + 1, triangle: at })
		}
	}
	return drawn
}

function project({ positions, edges }: Mesh, { place, right, up, forward, focal, centerX, centerY }: Camera): Corner[] {
	return Array.from({ length: positions.length / 3 }, (_, at) => {
		const [x, y, z] = [positions[at * 3] - place[0], positions[at * 3 + 1] - place[1], positions[at * 3 + 2] - place[2]]
		const w = 1 / (x * forward[0] + y * forward[1] + z * forward[2])
		return {
			x: centerX + focal * (x * right[0] + y * right[1] + z * right[2]) * w,
			y: centerY - focal * (x * up[0] + y * up[1] + z * up[2]) * w,
			w,
			inside: edges[at * 2],
		}
	})
}

type Triangle = { a: Corner; b: Corner; c: Corner; mesh: number; triangle: number }

function fill(drawn: Drawn, { width, height }: Camera, { a, b, c, mesh, triangle }: Triangle): void {
	const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
	if (Math.abs(area) < 1e-9) return
	const [left, right] = [
		Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5)),
		Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5)),
	]
	const [top, bottom] = [
		Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5)),
		Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5)),
	]
	const whole = a.inside >= 0 && b.inside >= 0 && c.inside >= 0
	for (let y = top; y <= bottom; y += 1) {
		for (let x = left; x <= right; x += 1) {
			const [px, py] = [x + 0.5, y + 0.5]
			const sb = ((px - a.x) * (c.y - a.y) - (py - a.y) * (c.x - a.x)) / area
			const sc = ((b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x)) / area
			const sa = 1 - sb - sc
			if (sb < -1e-6 || sc < -1e-6 || sa < -1e-6) continue
			const near = sa * a.w + sb * b.w + sc * c.w
			const at = y * width + x
			if (near <= drawn.nearness[at]) continue
			const [second, third] = [(sb * b.w) / near, (sc * c.w) / near]
			if (!whole && (1 - second - third) * a.inside + second * b.inside + third * c.inside < 0) continue
			drawn.nearness[at] = near
			drawn.mesh[at] = mesh
			drawn.triangle[at] = triangle
			drawn.second[at] = second
			drawn.third[at] = third
		}
	}
}
