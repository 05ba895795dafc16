const SVG = 'http://www.w3.org/2000/svg';

export interface IconOptions {
	sizePx?: number;
	strokeWidth?: number;
	className?: string;
}

export const CLOSE_PATH = 'M6 6l12 12M18 6 6 18';

/**
 * Creates a line icon in the text's color, hidden from screen readers. `path` is an SVG path in a square of 24 units.
 * We build it element by element, because pages with Trusted Types forbid markup.
 */
export const createIcon = (
	page: Document,
	path: string,
	options: IconOptions = {}
): SVGElement => {
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
};
