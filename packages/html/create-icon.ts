const SVG = 'http://www.w3.org/2000/svg';

export interface IconOptions {
	/** Width and height, px. Default 24. */
	sizePx?: number;
	/** In the icon's units. Default 2. */
	strokeWidth?: number;
	className?: string;
}

/** A cross. */
export const CLOSE_PATH = 'M6 6l12 12M18 6 6 18';

/**
 * Creates a line icon in the text's color, hidden from screen readers. We build it element by element, because pages
 * with Trusted Types forbid markup.
 *
 * @param page
 * @param path    An SVG path in a square of 24 units.
 * @param options
 */
export function createIcon(
	page: Document,
	path: string,
	options: IconOptions = {}
): SVGElement {
	const { sizePx = 24, strokeWidth = 2, className } = options;
	const icon = page.createElementNS( SVG, 'svg' );
	const line = page.createElementNS( SVG, 'path' );
	line.setAttribute( 'd', path );
	for ( const [ name, value ] of Object.entries( {
		'aria-hidden': true,
		viewBox: '0 0 24 24',
		width: sizePx,
		height: sizePx,
		fill: 'none',
		stroke: 'currentColor',
		'stroke-width': strokeWidth,
		...( className && { class: className } ),
	} ) ) {
		icon.setAttribute( name, String( value ) );
	}
	icon.append( line );
	return icon;
}
