import { html } from 'hono/html';
import { inlineStyle } from '../../content-policy';
import type { ShopOptions } from '../../options';
import type { Markup } from '../layout';

/** On a grid of 32, in the text's color. */
const DRAWINGS: Record< ShopOptions[ 'miniCartIcon' ], Markup > = {
	cart: html`<path
			d="M4 7h4l3 14h13l3-10H9"
			fill="none"
			stroke="currentColor"
			stroke-width="2"
			stroke-linecap="round"
			stroke-linejoin="round"
		/>
		<circle cx="13" cy="26" r="2" />
		<circle cx="22" cy="26" r="2" />`,
	bag: html`<path
		d="M7 11h18l2 15H5zM11 14V9a5 5 0 0 1 10 0v5"
		fill="none"
		stroke="currentColor"
		stroke-width="2"
		stroke-linecap="round"
		stroke-linejoin="round"
	/>`,
	'bag-alt': html`<path
		d="M6 12h20v12a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zl3-6h14l3 6M12 17a4 4 0 0 0 8 0"
		fill="none"
		stroke="currentColor"
		stroke-width="2"
		stroke-linecap="round"
		stroke-linejoin="round"
	/>`,
};

/** `''` for the text's color. */
export const miniCartIcon = (
	icon: ShopOptions[ 'miniCartIcon' ],
	color: string
): Markup =>
	html`<svg
		class="wc-block-mini-cart__icon"
		viewBox="0 0 32 32"
		width="32"
		height="32"
		fill="currentColor"
		aria-hidden="true"
		focusable="false"
		${ color ? inlineStyle( `color:${ color }` ) : '' }
	>
		${ DRAWINGS[ icon ] }
	</svg>`;
