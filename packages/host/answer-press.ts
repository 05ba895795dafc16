const SELECTOR = '.wc-block-components-quantity-selector';
const ROW = '.wc-block-cart-items__row';
const PRICE = '.wc-block-components-product-price__value';

/** A number with its separators, in a formatted amount. */
const AMOUNT = /\d(?:[\d.,'’\s]*\d)?/;

/** An amount's digits, such as 1850 in `$18.50`. */
const digitsOf = ( text: string ) => text.replace( /\D/g, '' );

/** Numbers of this many digits before the decimals have no separator. */
const GROUP = 3;

/** Without the last digits, in which floats differ from decimals. */
const round = ( value: number ) => Number( value.toPrecision( 12 ) );

/**
 * Formats an amount like another one. `null` if that needs a separator which the other doesn't show.
 *
 * @param minorUnits
 * @param example    Such as `1.234,50`.
 */
const formatLike = ( minorUnits: number, example: string ): string | null => {
	const parts = example.split( /\D+/ );
	const ending = parts.at( -1 ) ?? '';
	const decimals =
		parts.length === 1 || ending.length === GROUP ? 0 : ending.length;
	const digits = String( minorUnits ).padStart( decimals + 1, '0' );
	const missing = digits.length - digitsOf( example ).length;
	if ( missing > 0 && digits.length - decimals > GROUP ) {
		return null;
	}
	const rest = [ ...digits ];
	const text = [ ...example ]
		.reverse()
		.map( ( character ) =>
			/\d/.test( character ) ? rest.pop() : rest.length && character
		);
	return [ ...rest, ...text.reverse() ].filter( Boolean ).join( '' );
};

const answerTotal = ( row: Element, before: number, after: number ) => {
	const [ unit, total ] = [ 'prices', 'total' ].map( ( name ) =>
		row.querySelector( `.wc-block-cart-item__${ name } ${ PRICE }` )
	);
	const [ price, shown ] = [ unit, total ].map(
		( element ) => AMOUNT.exec( element?.textContent ?? '' )?.[ 0 ] ?? ''
	);
	const minorUnits = Number( digitsOf( price ?? '' ) );
	const answer = round( minorUnits * after );
	// A discount or a rounded amount: only the server knows the new total.
	if (
		! total ||
		! shown ||
		! Number.isInteger( answer ) ||
		Number( digitsOf( shown ) ) !== round( minorUnits * before )
	) {
		return;
	}
	const next = formatLike( answer, shown );
	if ( next ) {
		total.textContent = ( total.textContent ?? '' ).replace(
			shown,
			() => next
		);
	}
};

const showLimit = (
	{ parentElement }: Element,
	direction: 'minus' | 'plus',
	isAtLimit: boolean
) => {
	const button = parentElement?.querySelector(
		`${ SELECTOR }__button--${ direction }`
	);
	if ( isAtLimit ) {
		button?.setAttribute( 'aria-disabled', 'true' );
	} else {
		button?.removeAttribute( 'aria-disabled' );
	}
};

/**
 * Shows what a press in a first paint of the cart means: the line's quantity, and its total where it follows from the
 * price. The block counts the press itself when it mounts.
 */
export const answerPress = ( pressed: Element ): void => {
	const button = pressed.closest( `${ SELECTOR }__button` );
	const input = button?.parentElement?.querySelector( 'input' );
	const row = button?.closest( ROW );
	if ( ! button || ! input || ! row ) {
		return;
	}
	const limit = ( end: 'min' | 'max' ) =>
		Number( input.getAttribute( `aria-value${ end }` ) ?? NaN );
	const step = Number( input.dataset.step ?? 1 );
	const before = Number( input.value );
	const index = round( ( before - limit( 'min' ) ) / step );
	// Text, or a quantity that the limits no longer allow.
	if ( ! Number.isInteger( index ) ) {
		return;
	}
	const isUp = button.matches( `${ SELECTOR }__button--plus` );
	const after = Math.max(
		limit( 'min' ),
		Math.min( round( before + ( isUp ? step : -step ) ), limit( 'max' ) )
	);
	input.value = String( after );
	showLimit( button, 'minus', after === limit( 'min' ) );
	showLimit( button, 'plus', after === limit( 'max' ) );
	answerTotal( row, before, after );
};
