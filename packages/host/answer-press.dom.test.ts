import { answerPress } from './answer-press';

interface Line {
	price: string;
	total: string;
	quantity?: number;
	maximum?: number;
	minimum?: number;
	step?: number;
}

const open = ( {
	price,
	total,
	quantity = 2,
	maximum = 99,
	minimum = 1,
	step,
}: Line ) => {
	const value = 'class="wc-block-components-product-price__value"';
	const button = 'wc-block-components-quantity-selector__button';
	document.body.innerHTML = `<div class="wc-block-cart-items__row">
		<div class="wc-block-cart-item__prices"><span ${ value }>${ price }</span></div>
		<div class="wc-block-components-quantity-selector">
			<button class="${ button } ${ button }--minus"><svg></svg></button>
			<input value="${ quantity }" aria-valuemin="${ minimum }" aria-valuemax="${ maximum }"${ step === undefined ? '' : ` data-step="${ step }"` }>
			<button class="${ button } ${ button }--plus"><svg></svg></button>
		</div>
		<div class="wc-block-cart-item__total"><span ${ value }>${ total }</span></div>
	</div>`;
};
const press = ( direction: 'plus' | 'minus' ) => {
	const icon = document.querySelector( `[class$=--${ direction }] svg` );
	if ( icon ) {
		answerPress( icon );
	}
	return [
		document.querySelector( 'input' )?.value,
		document.querySelector( '.wc-block-cart-item__total' )?.textContent,
	];
};

it.each( [
	{ price: '$18.50', total: '$37.00', plus: '$55.50', minus: '$18.50' },
	{ price: '$4.00', total: '$8.00', plus: '$12.00', minus: '$4.00' },
	{ price: '$0.25', total: '$0.50', plus: '$0.75', minus: '$0.25' },
	{
		price: '600,00 €',
		total: '1.200,00 €',
		plus: '1.800,00 €',
		minus: '600,00 €',
	},
	{
		price: '1 200,00 kr',
		total: '2 400,00 kr',
		plus: '3 600,00 kr',
		minus: '1 200,00 kr',
	},
	{ price: '¥700', total: '¥1,400', plus: '¥2,100', minus: '¥700' },
	{ price: '5 د.إ', total: '10 د.إ', plus: '15 د.إ', minus: '5 د.إ' },
] )( 'shows 3 and 1 of $price', ( { price, total, plus, minus } ) => {
	open( { price, total } );
	expect( press( 'plus' ) ).toEqual( [ '3', plus ] );
	expect( press( 'minus' ) ).toEqual( [ '2', total ] );
	expect( press( 'minus' ) ).toEqual( [ '1', minus ] );
} );

it.each( [
	[ 'a discount', { price: '$18.50', total: '$30.00' } ],
	[ 'an unknown separator', { price: '$450.00', total: '$900.00' } ],
	[ 'no amount', { price: '', total: 'Free' } ],
] )( 'leaves the total to the server with %s', ( _, line ) => {
	open( line );
	expect( press( 'plus' ) ).toEqual( [ '3', line.total ] );
} );

it( 'stays within the limits, and shows which button is at one', () => {
	const disabled = () =>
		[ ...document.querySelectorAll( 'button' ) ].map( ( button ) =>
			button.getAttribute( 'aria-disabled' )
		);
	open( { price: '$4.00', total: '$8.00', maximum: 3 } );
	press( 'plus' );
	expect( disabled() ).toEqual( [ null, 'true' ] );
	expect( press( 'plus' ) ).toEqual( [ '3', '$12.00' ] );
	press( 'minus' );
	expect( disabled() ).toEqual( [ null, null ] );
	press( 'minus' );
	expect( disabled() ).toEqual( [ 'true', null ] );
	expect( press( 'minus' ) ).toEqual( [ '1', '$4.00' ] );
} );

it.each( [
	[ 1, { quantity: 4, minimum: 2, step: 2 }, [ '6', '$6.00' ] ],
	[ 1, { quantity: 3, minimum: 3 }, [ '4', '$4.00' ] ],
	[ 10, { quantity: 0.2, minimum: 0.1, step: 0.1 }, [ '0.3', '$3.00' ] ],
	[ 1.05, { quantity: 1, minimum: 0.5, step: 0.5 }, [ '1.5', '$1.05' ] ],
	[ 1, { quantity: 6, minimum: 6, step: 6, maximum: 6 }, [ '6', '$6.00' ] ],
] )(
	'moves a quantity by its step: %p, %p',
	( price, { quantity, ...limits }, expected ) => {
		open( {
			price: `$${ price.toFixed( 2 ) }`,
			total: `$${ ( price * quantity ).toFixed( 2 ) }`,
			quantity,
			...limits,
		} );
		expect( press( 'plus' ) ).toEqual( expected );
	}
);

it.each( [
	{ quantity: 3, minimum: 2, step: 2 },
	{ quantity: 2, minimum: 0, step: 0 },
	{ quantity: NaN },
	{ quantity: 2, minimum: NaN },
] )( 'leaves a quantity between its steps to the block: %p', ( line ) => {
	open( { price: '$4.00', total: '$8.00', ...line } );
	expect( press( 'plus' ) ).toEqual( [ String( line.quantity ), '$8.00' ] );
} );

it( 'ignores other presses', () => {
	document.body.innerHTML = '<button>Apply</button>';
	expect( () => answerPress( document.body ) ).not.toThrow();
} );
