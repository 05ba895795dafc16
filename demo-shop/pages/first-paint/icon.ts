import { html } from 'hono/html';
import type { Markup } from '../layout';

/** Outlines of the blocks' icons. */
const SHAPES = {
	minus: 'M6 12h12',
	plus: 'M12 6v12M6 12h12',
	trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.4L17 7M10.5 10.5v5M13.5 10.5v5',
	expand: 'M6 9.5l6 6 6-6',
	close: 'M7 7l10 10M17 7L7 17',
	back: 'M19 12H5M11 6l-6 6 6 6',
	ship: 'M2.5 5.5h11.5v10.5h-11.5zM14 9.5h4l3.5 3.5v3h-7.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
	pickup: 'M4.5 10v9.5h15V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 19.5v-5h5v5',
} as const;

/** Renders an icon of the blocks. */
export const icon = ( shape: keyof typeof SHAPES, className = '' ): Markup =>
	html`<svg
		class="${ className }"
		viewBox="0 0 24 24"
		width="1.5em"
		height="1.5em"
		fill="none"
		stroke="currentColor"
		stroke-width="1.5"
		stroke-linecap="round"
		stroke-linejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<path d="${ SHAPES[ shape ] }"></path>
	</svg>`;
