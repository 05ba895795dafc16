import { keepRowHeights } from './keep-row-heights';

const row = ( heightPx: number ) =>
	`<tr class="wc-block-cart-items__row" data-height="${ heightPx }" style="padding: 16px 0 0; border-bottom: 1px solid"></tr>`;
const table = ( ...heightsPx: number[] ) =>
	`<table class="wc-block-cart-items">${ heightsPx
		.map( row )
		.join( '' ) }</table>`;

beforeEach( () => {
	jest.spyOn(
		HTMLElement.prototype,
		'getBoundingClientRect'
	).mockImplementation( function ( this: HTMLElement ) {
		return new DOMRect( 0, 0, 390, Number( this.dataset.height ) );
	} );
} );
afterEach( () => jest.restoreAllMocks() );

const replace = ( firstPaint: string, block: string ) => {
	document.body.innerHTML = `<div class="sf-first-paint">${ firstPaint }</div>`;
	const keep = keepRowHeights( document.body );
	document.body.innerHTML = block;
	keep();
	return {
		isKnown:
			document.querySelector( 'table' )?.dataset.sfHeights === 'known',
		reserved: [ ...document.querySelectorAll( 'tr' ) ].map( ( { style } ) =>
			style.getPropertyValue( 'contain-intrinsic-block-size' )
		),
	};
};

it( 'lets offscreen rows reserve the heights of their content in the first paint', () => {
	expect( replace( table( 120, 143.5 ), table( 0, 0 ) ) ).toEqual( {
		isKnown: true,
		reserved: [ 'auto 103px', 'auto 126.5px' ],
	} );
} );

it.each( [
	[ 'the cart has changed', table( 120 ), table( 0, 0 ) ],
	[ 'there was no first paint', '', table( 0, 0 ) ],
	[ 'the cart is empty', '', '' ],
] )( 'leaves the rows as they are if %s', ( _, firstPaint, block ) => {
	const { isKnown, reserved } = replace( firstPaint, block );
	expect( isKnown ).toBe( false );
	expect( reserved.filter( Boolean ) ).toEqual( [] );
} );
