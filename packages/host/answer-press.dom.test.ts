import { answerPress } from './answer-press';

interface Line {
	price: string;
	total: string;
	quantity?: number;
	maximum?: number;
	minimum?: number;
}

const open = ( {
	price,
	total,
	quantity = 2,
	maximum = 99,
	minimum = 1,
}: Line ) => {
	const value = 'class="wc-block-components-product-price__value"';
	const button = 'wc-block-components-quantity-selector__button';
	document.body.innerHTML = `<div class="wc-block-cart-items__row">
		<div class="wc-block-cart-item__prices"><span ${ value }>${ price }</span></div>
		<div class="wc-block-components-quantity-selector">
			<button class="${ button } ${ button }--minus"><svg></svg></button>
			<input value="${ quantity }" aria-valuemin="${ minimum }" aria-valuemax="${ maximum }">
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

it( 'stays within the limits', () => {
	open( { price: '$4.00', total: '$8.00', maximum: 2 } );
	expect( press( 'plus' ) ).toEqual( [ '2', '$8.00' ] );
	press( 'minus' );
	expect( press( 'minus' ) ).toEqual( [ '1', '$4.00' ] );
} );

it( 'leaves a quantity with a step to the block', () => {
	open( { price: '$4.00', total: '$8.00', minimum: 2 } );
	expect( press( 'plus' ) ).toEqual( [ '2', '$8.00' ] );
} );

it( 'ignores other presses', () => {
	document.body.innerHTML = '<button>Apply</button>';
	expect( () => answerPress( document.body ) ).not.toThrow();
} );
